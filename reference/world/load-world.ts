import { basename, extname } from 'node:path'
import { filesOf, worldOfDefinition } from './files-of.ts'
import { findWorld } from './find-world.ts'
import { forgetCode, loadCode } from './load-code.ts'
import { WorldError } from './problems.ts'
import { loadDirectory } from './read-directory.ts'
import type { World, WorldFiles } from './world.ts'

/**
 * Loads a world by its name in the suite, or from its path: a directory, or a module that exports one by default.
 * @throws WorldError, also when there is none; UsageError for code that cannot be loaded
 */
export async function loadWorld(world: string): Promise<World> {
  const { kind, path } = findWorld(world)
  if (kind === 'directory') return loadDirectory(path)
  if (kind === 'module') return worldOfDefinition(basename(path, extname(path)), await loadCode(path))
  const expected =
    'a directory, a module such as my-world.ts, or a world of the suite; assayer import reads exports'
  throw new WorldError(world, [{ file: '.', path: '$', found: 'a file', expected }])
}

/** As `loadWorld`, with code that changed in the meantime. */
export async function loadWorldAnew(world: string): Promise<World> {
  const { kind, path } = findWorld(world)
  if (kind === 'directory') forgetCode(path)
  return loadWorld(path)
}

/** The files that a module's world stands for. @throws WorldError, UsageError */
export async function readModuleFiles(path: string): Promise<WorldFiles> {
  return filesOf(basename(path), await loadCode(path))
}
