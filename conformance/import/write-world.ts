import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { UsageError } from '../usage-error.ts'
import { jsonText } from './json-text.ts'
import type { LeftOut } from './left-out.ts'
import type { FileText } from './texts-of.ts'

/** The file by which an import knows its own directory again. */
const MARK = 'import.json'

/** What an import says of itself in its directory. */
export interface Mark {
  readonly program: string
  readonly sources: readonly string[]
  readonly leftOut: readonly LeftOut[]
}

/** A directory beside the wanted one, which takes its place when everything is in it. */
export interface Staging {
  readonly directory: string
  /** Writes texts by their paths and puts the directory into its place. */
  finish(files: ReadonlyMap<string, FileText>, mark: Mark): Promise<void>
  /** Takes away what was begun; harmless after `finish`. */
  discard(): Promise<void>
}

/**
 * Begins to write a world. @throws UsageError where something else stands already: only an earlier import is replaced.
 * With `isForced` what stands there is kept beside, under another name.
 */
export async function stageWorld(output: string, isForced: boolean): Promise<Staging> {
  const target = resolve(output)
  const before = await occupant(target)
  if (before === 'other' && !isForced) {
    throw new UsageError(
      `--output ${output} is not empty and holds no earlier import. Choose another directory, or use --force: ` +
        'the old content is then kept beside it.',
    )
  }
  const directory = join(dirname(target), `.${basename(target)}-importing-${process.pid}`)
  await mkdir(directory, { recursive: true })
  return {
    directory,
    finish: async (files, mark) => {
      await writeFiles(directory, new Map<string, FileText>([...files, [MARK, jsonText(mark)]]))
      await putInPlace(directory, target, before)
    },
    discard: () => rm(directory, { recursive: true, force: true }),
  }
}

type Occupant = 'nobody' | 'empty' | 'import' | 'other'

async function occupant(target: string): Promise<Occupant> {
  if (!existsSync(target)) return 'nobody'
  if (!(await stat(target)).isDirectory())
    throw new UsageError(`--output ${target} is a file; expected a directory.`)
  const names = await readdir(target)
  if (names.length === 0) return 'empty'
  return (await hasMark(target, names)) ? 'import' : 'other'
}

async function hasMark(target: string, names: readonly string[]): Promise<boolean> {
  if (!names.includes(MARK)) return false
  return /^\{\s*"program": /.test(await readFile(join(target, MARK), 'utf8'))
}

/** Writes texts by their paths below a directory, which is made where there is none. */
export async function writeFiles(directory: string, files: ReadonlyMap<string, FileText>): Promise<void> {
  for (const [path, text] of files) {
    const file = join(directory, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

async function putInPlace(directory: string, target: string, before: Occupant): Promise<void> {
  if (before === 'empty') await rmdir(target)
  const aside = before === 'import' || before === 'other' ? freeName(target) : null
  if (aside !== null) await rename(target, aside)
  await rename(directory, target)
  if (aside !== null && before === 'import') await rm(aside, { recursive: true, force: true })
}

function freeName(target: string): string {
  for (let number = 1; ; number++) {
    const name = `${target}.before-${number}`
    if (!existsSync(name)) return name
  }
}
