import type { FoundWorld } from './find-world.ts'
import type { WorldFiles } from './world.ts'

/** What the public door tells of worlds on disk. Only this needs a file system, so what reads it is loaded when it is used. */

/**
 * What a text that names a world stands for: a directory, a module, or another file, such as an export. `suites` are
 * directories in which worlds are looked for by name; those of the package without it. Rejects with WorldError.
 */
export async function findWorld(world: string, suites?: readonly string[]): Promise<FoundWorld> {
  return (await import('./find-world.ts')).findWorld(world, suites)
}

/** The files of a world's directory, by their paths in it: those that make it up. Rejects with WorldError. */
export async function readWorldFiles(directory: string): Promise<WorldFiles> {
  return (await import('./read-directory.ts')).readDirectory(directory)
}

/**
 * The same for where no code can be run, such as a browser: what a project's configuration says in code stands in
 * `options.json`. Rejects with WorldError or UsageError.
 */
export async function readConfiguredFiles(directory: string): Promise<WorldFiles> {
  return (await import('./read-directory.ts')).readConfigured(directory)
}

/** The files of a directory that says the same as the world of a module. Rejects with WorldError or UsageError. */
export async function readModuleFiles(path: string): Promise<WorldFiles> {
  return (await import('./load-world.ts')).readModuleFiles(path)
}

/** Code of a project's folder that a reference does not run, custom controllers above all: each file with its routes. */
export async function unservedCode(directory: string): Promise<readonly string[]> {
  return (await import('./unserved-code.ts')).unservedCode(directory)
}
