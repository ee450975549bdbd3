import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CODE_EXTENSIONS } from './code-files.ts'
import { expectedName } from './expected-name.ts'
import { WorldError } from './problems.ts'

/** Where a world is, and as what. */
export interface FoundWorld {
  /** A directory; a module whose default export is a world; any other file, such as an export of a real program. */
  readonly kind: 'directory' | 'module' | 'file'
  readonly path: string
}

/**
 * Finds a world by its name or path. A word without a slash, backslash or dot is first looked for in the directories of
 * `suites`, which hold worlds by their names; anything else, and a word that none of them knows, is a path.
 *
 * @throws WorldError where nothing is there
 */
export function findWorld(world: string, suites: readonly string[] = packagedWorlds()): FoundWorld {
  const named = isName(world)
    ? suites.map(suite => join(suite, world)).find(path => existsSync(path))
    : undefined
  const path = named ?? resolve(world)
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory()) return { kind: 'directory', path }
  if (found?.isFile()) return { kind: isModule(path) ? 'module' : 'file', path }
  throw new WorldError(world, [
    {
      file: '.',
      path: '$',
      found: `nothing at ${path}`,
      expected: expectedName(world, suites.flatMap(worldsIn), 'a directory, a file, or a world of the suite'),
    },
  ])
}

/** Names of the suite's worlds are words joined by hyphens. */
export function isName(world: string): boolean {
  return world !== '' && !/[./\\]/.test(world)
}

function isModule(path: string): boolean {
  return CODE_EXTENSIONS.includes(extname(path))
}

function worldsIn(suite: string): readonly string[] {
  if (!existsSync(suite)) return []
  const entries = readdirSync(suite, { withFileTypes: true })
  return entries.flatMap(entry => (entry.isDirectory() ? [entry.name] : [])).sort()
}

/** The worlds that come with the package: upwards from this file, which lies deeper when it was built into dist/. */
function packagedWorlds(): readonly string[] {
  let directory = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(directory, 'specs/worlds'))) {
    const parent = dirname(directory)
    if (parent === directory) return []
    directory = parent
  }
  return [join(directory, 'specs/worlds')]
}
