import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { packageDirectory } from '../package-directory.ts'

/** A directory of clause files and worlds. */
export interface Layer {
  readonly directory: string
  /** It holds what somebody adds to the suite: its clauses rest on no documentation but themselves. */
  readonly isOwn: boolean
}

/**
 * What a specs directory is made of, in the order in which worlds are looked for: one with schemas is a suite of its own;
 * any other lies on top of the suite that comes with the package.
 */
export function layersOf(specs: string): readonly Layer[] {
  if (existsSync(join(specs, 'schemas'))) return [{ directory: specs, isOwn: false }]
  return [
    { directory: specs, isOwn: true },
    { directory: join(packageDirectory(), 'specs'), isOwn: false },
  ]
}

/** Whether something is laid on the suite. */
export function isLayered(specs: string): boolean {
  return layersOf(specs).some(({ isOwn }) => isOwn)
}

/** The directory of the suite itself, whose schemas all files must fit. */
export function suiteBelow(specs: string): string {
  return layersOf(specs).find(({ isOwn }) => !isOwn)?.directory ?? specs
}
