import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import type { HeldFile, HeldFiles } from '../http/files.ts'
import { type ProjectOptions, readConfig } from './config/read-config.ts'
import { isObject } from './json-object.ts'
import { loadProjectCode } from './load-code.ts'
import { codeOf, isMissing, nullWhenMissing } from './missing-file.ts'
import { parseWorld } from './parse-world.ts'
import { WorldError } from './problems.ts'
import type { World, WorldFiles } from './world.ts'

/**
 * Reads a world directory, or the folder of a real project with its configuration and its code. @throws WorldError,
 * also when there is none; UsageError for code that cannot be loaded.
 */
export async function loadDirectory(directory: string): Promise<World> {
  const world = parseWorld(basename(resolve(directory)), await readConfigured(directory))
  return { ...world, code: await loadProjectCode(directory), uploads: await findUploads(directory) }
}

/** The files of a world, where `options.json` also says what a project's own configuration does. */
export async function readConfigured(directory: string): Promise<WorldFiles> {
  return withConfig(await readDirectory(directory), await readConfig(directory))
}

/** Each key of `options.json` goes before what the project's own configuration says of it. */
function withConfig(files: WorldFiles, config: ProjectOptions | null): WorldFiles {
  if (!config) return files
  const own = plainObject(files.get('options.json'))
  return own ? new Map(files).set('options.json', JSON.stringify({ ...config, ...own })) : files
}

/** Null for a text that is no JSON object: whoever parses it says what is wrong with it. */
function plainObject(text = '{}'): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const ROOT_FILES = ['data.json', 'options.json', 'platform.json']
const MODEL_FOLDERS = [
  'models/src/api',
  'models/src/components',
  'models/src/extensions',
  'src/api',
  'src/components',
  'src/extensions',
]

/** Entries of one type in each file. */
const LISTS = 'data'

/** Models lie at most this deep: `<api>/content-types/<type>/schema.json`. */
const DEEPEST = 4

/** The files of a world by their path relative to `directory`, with `/` in it. Other files are not read. */
export async function readDirectory(directory: string): Promise<WorldFiles> {
  await refuseMissing(directory)
  const files = new Map<string, string>()
  for (const file of ROOT_FILES) await addFile({ directory, files }, file)
  await addFolder({ directory, files }, LISTS, 1)
  for (const folder of MODEL_FOLDERS) await addFolder({ directory, files }, folder, DEEPEST)
  return files
}

async function refuseMissing(directory: string): Promise<void> {
  const found = await stat(directory).catch(nullWhenMissing)
  if (!found?.isDirectory())
    refuse(directory, '.', found ? 'no directory' : 'nothing', 'the directory of a world')
}

function refuse(world: string, file: string, found: string, expected: string): never {
  throw new WorldError(world, [{ file, path: '$', found, expected }])
}

interface Walk {
  readonly directory: string
  readonly files: Map<string, string>
}

/** Symbolic links to folders are followed; the depth is bounded, so that a loop of links ends. */
async function addFolder(walk: Walk, folder: string, depth: number): Promise<void> {
  const names = await readdir(join(walk.directory, folder)).catch(nullWhenMissing)
  for (const name of names?.sort() ?? []) {
    if (name.startsWith('.')) continue
    const path = `${folder}/${name}`
    const found = await stat(join(walk.directory, path)).catch(nullWhenMissing)
    if (found?.isDirectory() && depth > 1) await addFolder(walk, path, depth - 1)
    if (found?.isFile() && isOfWorld(path)) await addFile(walk, path)
  }
}

/** The code beside a schema tells that there is a content-type, even where its schema is missing. */
function isOfWorld(path: string): boolean {
  if (path.startsWith(`${LISTS}/`)) return path.endsWith('.ndjson')
  return path.endsWith('.json') || /\/content-types\/[^/]+\/[^/]+\.[jt]s$/.test(path)
}

async function addFile({ directory, files }: Walk, path: string): Promise<void> {
  const text = await readFile(join(directory, path), 'utf8').catch(error => {
    if (isMissing(error)) return null
    return refuse(directory, path, `a file that cannot be read (${codeOf(error)})`, 'a file of JSON text')
  })
  if (text !== null) files.set(path, text)
}

const UPLOADS = 'public/uploads'

/** The files of the media library. They are read when they are asked for; hidden ones are not served. */
async function findUploads(directory: string): Promise<HeldFiles> {
  const names = (await readdir(join(directory, UPLOADS)).catch(nullWhenMissing)) ?? []
  const found = names
    .filter(name => !name.startsWith('.'))
    .sort()
    .map(async name => [`/uploads/${name}`, await heldFile(join(directory, UPLOADS, name))] as const)
  return new Map((await Promise.all(found)).flatMap(([path, file]) => (file ? [[path, file]] : [])))
}

async function heldFile(path: string): Promise<HeldFile | null> {
  const found = await stat(path).catch(nullWhenMissing)
  if (!found?.isFile()) return null
  return { size: found.size, modified: found.mtimeMs, read: () => readFile(path).catch(nullWhenMissing) }
}
