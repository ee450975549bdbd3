import type { Chance } from '../../../audit/chance.ts'
import type { People } from '../callers.ts'
import type { Shelf } from '../survey.ts'
import type { EntryTitles } from '../titles.ts'
import type { Writable } from './writable.ts'

/** What all sequences of one site are made of. */
export interface SiteStock {
  /** What may be written to; what is there stands in it more often than what is not. */
  readonly writables: readonly Writable[]
  /** What the admin API shows. */
  readonly shelves: readonly Shelf[]
  readonly people: People
  readonly titles: EntryTitles
  /** A path in the form that the major has. */
  readonly formed: (path: string) => string
}

/** An entry that a sequence is about: one of the world, or one that it makes. */
export interface SiteActor {
  readonly of: Writable
  /** How requests call it: `<posts:bridge-opens>`, `<post-1>`. */
  readonly ref: string
}

/** One sequence while it is thought up. */
export interface SiteScene {
  readonly stock: SiteStock
  readonly chance: Chance
  /** The resource that it is about. */
  readonly main: Writable
  readonly actors: SiteActor[]
  /** How many names of each kind were given. */
  readonly named: Map<string, number>
}

/** A scene about one or two entries of a resource: the fewer, the more of its commands meet. */
export function openScene(stock: SiteStock, chance: Chance): SiteScene | null {
  const main = chance.oneOf(stock.writables)
  if (!main) return null
  const shelf = stock.shelves.find(({ name }) => name === main.name)
  const refs = (shelf?.rows ?? []).flatMap(({ id }) => stock.titles.titleOf(String(id)) ?? [])
  const chosen = [chance.oneOf(refs), chance.oneOf(refs)].flatMap(ref => ref ?? [])
  const actors = [...new Set(chosen)].map(ref => ({ of: main, ref }))
  return { stock, chance, main, actors, named: new Map() }
}

/** `post-2` of the second one. */
export function nextName(kind: string, { named }: SiteScene): string {
  const count = (named.get(kind) ?? 0) + 1
  named.set(kind, count)
  return `${kind}-${count}`
}
