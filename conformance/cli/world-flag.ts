import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { importInMemory, importSource, isAddress, type Source } from '../import/import-source.ts'
import type { ReadImport } from '../import/imported.ts'
import { leftOutText } from '../import/left-out.ts'
import { textsOf } from '../import/texts-of.ts'
import { uploadsInto } from '../import/uploads.ts'
import { writeFiles } from '../import/write-world.ts'
import { worldFolders } from '../suite/worlds.ts'
import { findWorld, type OracleWorld, readModuleFiles } from '../targets/oracle.ts'
import { sourceByFlags } from './commands/import.ts'
import type { Given } from './flags.ts'
import type { Io } from './io.ts'

/** What --world may be, in every command that loads one world. */
export const WORLD_VALUE = 'NAME|DIR|FILE'

/** What --world stands for. The kinds of `findWorld`, and the address of a running program, which is an export, too. */
export interface ChosenWorld {
  readonly kind: 'directory' | 'module' | 'export'
  /** Of a running program its address. */
  readonly path: string
}

/** The one way in which commands read --world. Throws UsageError where there is nothing of this name. */
export async function chooseWorld(world: string, specs: string): Promise<ChosenWorld> {
  if (isAddress(world)) return { kind: 'export', path: world }
  const { kind, path } = await findWorld(world, worldFolders(specs))
  return { kind: kind === 'file' ? 'export' : kind, path }
}

/** What the reference is told to serve: an export comes over on the way, and nothing of it is written. */
export async function servedWorld(
  { kind, path }: ChosenWorld,
  source: Source,
  io: Io,
): Promise<OracleWorld | string> {
  if (kind !== 'export') return path
  const made = await importInMemory(basename(path), source)
  sayLeftOut(path, made, io)
  return made.world
}

/**
 * Runs with the directory of a world in --world, for what reads its files: passwords, keys, entries. What is no directory
 * becomes one for the time, which is taken away at the end.
 */
export async function withWorld<T>(
  given: Given,
  { world, specs }: { readonly world: string; readonly specs: string },
  io: Io,
  run: (given: Given) => Promise<T>,
): Promise<T> {
  const chosen = await chooseWorld(world, specs)
  const { kind, path } = chosen
  if (kind === 'directory') return run(naming(given, path))
  const place = mkdtempSync(join(tmpdir(), 'assayer-world-'))
  try {
    const directory = join(place, basename(path, extname(path)))
    if (kind === 'module') await writeFiles(directory, await readModuleFiles(path))
    else await writeImport(directory, sourceByFlags(given, [path]), io)
    return await run(naming(given, directory))
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

async function writeImport(directory: string, source: Source, io: Io): Promise<void> {
  const made = await importSource(basename(directory), source, uploadsInto(directory))
  sayLeftOut(source.from, made, io)
  await writeFiles(directory, textsOf(made))
}

function sayLeftOut(from: string, { leftOut }: ReadImport, io: Pick<Io, 'err'>): void {
  if (leftOut.all.length > 0) io.err(`What could not be imported from ${from}:\n${leftOutText(leftOut.all)}`)
}

/** The same flags with another value of --world. */
function naming(given: Given, world: string): Given {
  return {
    ...given,
    text: name => (name === 'world' ? world : given.text(name)),
    texts: name => (name === 'world' ? [world] : given.texts(name)),
  }
}
