import type { ContentType } from '../../model/types.ts'
import { addToGroup, type Draft, EMPTY_LIST, linkedIds } from './draft.ts'
import type { EntrySet } from './entry-set.ts'

/**
 * Checks and completes `localizations`. Lists that are given are kept to the letter, even where the other
 * entry does not list this one in turn: the service stores each direction for itself. An entry that gives none
 * gets all others of its group, in id order.
 */
export function linkLocalizations(set: EntrySet): void {
  for (const type of set.models.types.values()) if (type.localized) linkType(type, set)
}

function linkType(type: ContentType, set: EntrySet): void {
  const entries = set.entries.get(type.uid) ?? []
  const byId = new Map(entries.map(entry => [entry.id, entry]))
  entries.forEach((entry, i) => {
    checkLocales(entry, byId, (item, found, expected) => {
      set.place.at(type.uid).at(i).at('localizations').at(item).wrong(found, expected)
    })
  })
  const neighbours = neighboursOf(entries)
  for (const entry of entries) {
    if (entry.localizations === undefined) entry.localizations = groupOf(entry.id, neighbours)
  }
}

/** An entry and its localizations are each of another locale. */
function checkLocales(
  entry: Draft,
  byId: ReadonlyMap<number, Draft>,
  wrong: (item: number, found: string, expected: string) => void,
): void {
  const ids = linkedIds(entry.localizations)
  if (ids.length === 0) return
  const taken = new Set([entry.locale])
  ids.forEach((id, item) => {
    const locale = byId.get(id)?.locale
    if (taken.has(locale)) wrong(item, `${id}, of the locale ${locale} again`, 'an entry of another locale')
    taken.add(locale)
  })
}

/** For each entry: those that it lists, and those that list it. */
function neighboursOf(entries: readonly Draft[]): ReadonlyMap<number, readonly number[]> {
  const neighbours = new Map<number, number[]>()
  for (const entry of entries) {
    for (const id of linkedIds(entry.localizations)) {
      addToGroup(neighbours, entry.id, id)
      addToGroup(neighbours, id, entry.id)
    }
  }
  return neighbours
}

/** Everything that is linked to an entry over any number of steps, without the entry itself, in id order. */
function groupOf(id: number, neighbours: ReadonlyMap<number, readonly number[]>): readonly number[] {
  if (!neighbours.has(id)) return EMPTY_LIST
  const group = new Set([id])
  for (const member of group) for (const next of neighbours.get(member) ?? []) group.add(next)
  group.delete(id)
  return [...group].sort((a, b) => a - b)
}
