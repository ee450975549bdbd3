import type { Door } from './door.ts'
import type { Held, Holdings, Look } from './holdings.ts'

/** What a scenario did to a world, found by comparing what the target held before and holds now. */
export interface Touched {
  readonly made: readonly Held[]
  readonly gone: readonly Held[]
  /** Entries as they are now that were written since, or that read otherwise than before. */
  readonly written: readonly Held[]
}

export function touchedBetween(before: Holdings, now: Holdings, look: Look): Touched {
  return {
    made: [...now].flatMap(([name, held]) => (before.has(name) ? [] : [held])),
    gone: [...before].flatMap(([name, held]) => (now.has(name) ? [] : [held])),
    written: [...now].flatMap(([name, held]) => {
      const was = before.get(name)
      return was && differs(was, held, look) ? [held] : []
    }),
  }
}

/** Where a target does not say when an entry was written, it may have been at any time. */
function differs(was: Held, is: Held, look: Look): boolean {
  if (look === 'everything') return was.content !== is.content
  return is.updatedAt === undefined || was.updatedAt !== is.updatedAt
}

/** What still reads otherwise than before, whenever it was written. */
export function differingIn(before: Holdings, now: Holdings): readonly Held[] {
  const { made, gone, written } = touchedBetween(before, now, 'everything')
  return [...made, ...gone, ...written]
}

/** Deletes entries, the last made first: what refers to others goes before them. */
export async function removeAll(held: readonly Held[], door: Door): Promise<void> {
  for (const entry of held.toReversed()) await door.remove(entry.type, entry)
}

/** `restaurants luna, users 12, …`: enough to know them by. */
export function describeHeld(held: readonly Held[]): string {
  return fewOf(held.map(({ type, key, id }) => `${type.plural} ${key ?? String(id)}`))
}

/** The first of some names, and how many more there are. */
export function fewOf(names: readonly string[]): string {
  const more = names.length > MOST_NAMED ? [`and ${names.length - MOST_NAMED} more`] : []
  return [...names.slice(0, MOST_NAMED), ...more].join(', ')
}

const MOST_NAMED = 5
