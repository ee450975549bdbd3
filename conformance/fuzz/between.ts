import type { Outcome } from '../client/outcome.ts'
import { isObject } from '../compare/json-value.ts'

/**
 * Whether a list of entries is, entry by entry, one that some others could be: somebody who is free may be so for one entry
 * and not for another. True where that cannot be told: of pages, and of what is no list of entries.
 */
export function isBetween(found: Outcome, others: readonly Outcome[]): boolean {
  const shown = wholeList(found)
  const lists = others.map(wholeList)
  if (!shown) return true
  const known = lists.filter(list => list !== null)
  if (known.length < lists.length) return true
  const all = new Set(known.flatMap(list => [...list]))
  const isInEach = (id: unknown) => known.every(list => list.has(id))
  return [...shown].every(id => all.has(id)) && [...all].every(id => !isInEach(id) || shown.has(id))
}

/** The ids of a list that is shown whole; null of anything else. */
function wholeList(outcome: Outcome): ReadonlySet<unknown> | null {
  if (outcome.kind === 'no-answer' || !isObject(outcome.json)) return null
  const { data, meta } = outcome.json
  const { total } = Object(Object(meta).pagination)
  if (!Array.isArray(data) || total !== data.length) return null
  const ids = data.map(entry => Object(entry).id)
  return ids.includes(undefined) ? null : new Set(ids)
}
