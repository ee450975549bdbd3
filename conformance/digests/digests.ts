import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.ts'
import { stableJson } from '../report/stable-json.ts'
import { type Layer, layersOf } from '../suite/layers.ts'
import { worldDirectory } from '../suite/worlds.ts'

/** What results rest on, each as `sha256:` and 64 digits: whoever has the same may expect the same results. */
export interface Digests {
  /**
   * Of all clause files, whatever part of them was asked. Where a requirement set says what is asked, of those alone that
   * were laid on the suite and count besides; null: there are none.
   */
  readonly suite: string | null
  /** Of the worlds that scenarios started from, by name; those that a requirement set froze are in its digest. */
  readonly worlds: Readonly<Record<string, string>>
  /** Of the set that says which scenarios count; null: all of them. */
  readonly requirements: string | null
  /** Of what was asked, and how it was judged. */
  readonly configuration: string
}

export interface DigestOptions {
  readonly specs: string
  /** Names, each as often as it comes. */
  readonly worlds: readonly string[]
  /** Any JSON value. */
  readonly configuration: unknown
  /** The requirement set that is judged by; absent: none is. */
  readonly requirements?: Judging | undefined
}

/** What of a requirement set has a say in digests. */
interface Judging {
  readonly digest: string
  /** Whether it holds what was laid on the suite, too. */
  readonly hasOwn: boolean
  /** By name. */
  readonly worlds: ReadonlyMap<string, string>
}

export function digestsOf({ specs, worlds, configuration, requirements }: DigestOptions): Digests {
  const all = [...new Set(worlds)].filter(world => !requirements?.worlds.has(world)).sort()
  return {
    suite: requirements ? suiteBeside(requirements, specs) : suiteDigest(specs),
    worlds: Object.fromEntries(all.map(world => [nameOf(world), worldDigest(specs, world)])),
    requirements: requirements?.digest ?? null,
    configuration: digestOf(stableJson(configuration)),
  }
}

/** A world of somebody's own lies anywhere. */
function nameOf(world: string): string {
  return /[./\\]/.test(world) ? 'own' : world
}

/** `sha256:` and 64 digits. */
export function digestOf(content: string | Uint8Array): string {
  return `sha256:${createHash('sha256').update(content).digest('hex')}`
}

/** Of the clause files below a specs directory, and of those that it lies on top of. */
export function suiteDigest(specs: string): string {
  return clausesDigest(layersOf(specs))
}

/** Of what was laid on the suite and counts, as a set does not say of that, too, what counts; null: of nothing. */
export function suiteBeside({ hasOwn }: Pick<Judging, 'hasOwn'>, specs: string): string | null {
  const own = layersOf(specs).filter(({ isOwn }) => isOwn)
  return hasOwn || own.length === 0 ? null : clausesDigest(own)
}

function clausesDigest(layers: readonly Layer[]): string {
  const isClause = (file: string) => /\.ya?ml$/.test(file) && !file.startsWith('worlds/')
  return digestOf(layers.map(({ directory }) => listing(directory, isClause)).join('\n'))
}

/** Of the files of a world, such as the code of its project. */
export function worldDigest(specs: string, world: string): string {
  return digestOf(listing(worldDirectory(specs, world), () => true))
}

/** A line for each file: its path and its digest. Another order of the file system makes no other listing. */
function listing(directory: string, isMeant: (file: string) => boolean): string {
  return filesBelow(directory)
    .filter(isMeant)
    .map(file => `${file} ${digestOf(readFileSync(join(directory, file)))}`)
    .join('\n')
}
