import { readFile } from 'node:fs/promises'
import { isObject, type JsonObject } from '../compare/json-value.ts'
import { worldOfFiles } from '../targets/oracle.ts'
import { UsageError } from '../usage-error.ts'
import type { ReadImport } from './imported.ts'

/**
 * The import with what its source does not hold: each key of the file goes before what was imported of it, in
 * `options.json`, or in `platform.json` of a site. @throws UsageError when it does not fit the world
 */
export async function withOptions(name: string, made: ReadImport, file: string): Promise<ReadImport> {
  const path = made.files.has('platform.json') ? 'platform.json' : 'options.json'
  const files = new Map(made.files).set(path, { ...made.files.get(path), ...(await readOptions(file)) })
  const read = await worldOfFiles(name, files)
  if ('world' in read) return { ...made, files, world: read.world }
  const lines = read.problems.map(
    problem => `  ${problem.path}: found ${problem.found}, expected ${problem.expected}`,
  )
  throw new UsageError(`--options ${file} does not fit what was imported:\n${lines.join('\n')}`)
}

async function readOptions(file: string): Promise<JsonObject> {
  try {
    const json: unknown = JSON.parse(await readFile(file, 'utf8'))
    if (isObject(json)) return json
  } catch (error) {
    const isNoFile = error instanceof Error && 'code' in error
    if (!isNoFile && !(error instanceof SyntaxError)) throw error
    throw new UsageError(`--options ${file} cannot be read: ${error.message}`)
  }
  throw new UsageError(`--options ${file}: expected a JSON object, as in options.json of a world.`)
}
