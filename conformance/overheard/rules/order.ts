import { type Claim, claimOf, type ListRule, type Seen } from '../judge/claim.ts'
import { deciding, type EntryView } from '../judge/entry-view.ts'
import { compareEntries } from '../judge/order.ts'
import type { SortKey } from '../listing/list-query.ts'
import type { Listing } from '../listing/listing.ts'

/** Each entry of a sorted list stands where the sort puts it beside the next one. */
export const inOrder: ListRule = (listing, seen) => {
  const claims = claimsInOrder(listing, seen)
  const [first] = claims.flat()
  const breaches = claims.flat().filter(it => it.breach)
  if (breaches.length > 0) return breaches
  const isTold = first && claims.every(its => its.length > 0)
  return isTold ? [{ ...first, premises: claims.flat().flatMap(it => it.premises) }] : []
}

/** Whether nothing stands out of order: of a list that is out of order no place says anything. */
export function isInOrder(listing: Listing, seen: Seen): boolean {
  return !claimsInOrder(listing, seen).some(its => its.some(({ breach }) => breach))
}

/** A claim about each entry and the one before it; none where their order cannot be told. */
function claimsInOrder(listing: Listing, seen: Seen): readonly (readonly Claim[])[] {
  const { sort } = listing.query
  const [key] = sort ?? []
  if (sort === null || key === undefined) return []
  const views = listing.entries.map(entry => seen.view(entry, listing))
  return listing.entries.slice(1).map((entry, index) => {
    const [before, after] = [views[index], views[index + 1]]
    if (!before || !after) return []
    const decided = deciding(reading => {
      const order = compareEntries([before, after], sort, reading, seen.comparing)
      return order === null ? null : order <= 0
    })
    const breach = {
      says: `entry ${entry.id} stands behind one that the sort puts behind it`,
      path: `body.${entry.path}`,
      expected: sort.map(({ name, isDescending }) => `${name}:${isDescending ? 'desc' : 'asc'}`),
      actual: [before, after].map(view => valuesOf(view, sort)),
    }
    const others = sort.flatMap(({ of }) => of)
    return claimOf(key.clause, decided, breach, others)
  })
}

function valuesOf(view: EntryView, sort: readonly SortKey[]): readonly unknown[] {
  return sort.map(({ name }) => view.read(name)?.value ?? null)
}
