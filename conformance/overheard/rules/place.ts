import type { Claim, ListRule, Seen } from '../judge/claim.ts'
import { deciding, type EntryView, type Reading } from '../judge/entry-view.ts'
import { compareEntries } from '../judge/order.ts'
import { isWholeList, windowOf } from '../judge/window.ts'
import type { Listing, ShownEntry } from '../listing/listing.ts'
import { clausesIn } from './conditions.ts'
import { belongs, clausesOfPart } from './missing.ts'
import { isInOrder } from './order.ts'

/** A page begins and ends where its numbers say: no more entries come before it, or after it, than they leave room for. */
export const inPlace: ListRule = (listing, seen) => {
  const { query, entries } = listing
  const window = windowOf(listing)
  const [first, last] = [entries.at(0), entries.at(-1)]
  if (!window || !first || !last || query.sort === null || !query.isWhole) return []
  // Of what is missing from a whole list another rule tells.
  if (isWholeList(window, entries.length) || !isInOrder(listing, seen)) return []
  const behind = window.total === null ? null : window.total - window.start - entries.length
  return [
    ...atMost(window.start, first, -1, { listing, seen }),
    ...(behind === null ? [] : atMost(behind, last, 1, { listing, seen })),
  ]
}

interface Place {
  readonly listing: Listing
  readonly seen: Seen
}

/** That at most so many known entries stand on one side of an entry: -1 before it, 1 behind it. */
function atMost(most: number, entry: ShownEntry, side: -1 | 1, { listing, seen }: Place): readonly Claim[] {
  const { sort, page } = listing.query
  if (sort === null || most < 0) return []
  const view = seen.view(entry, listing)
  const stands = (known: EntryView, reading: Reading) =>
    compareEntries([known, view], sort, reading, seen.comparing) === side
  const decisions = seen.others(listing).flatMap(known => {
    const decided = deciding(reading => belongs(known, listing, reading, seen) && stands(known.view, reading))
    return decided.is ? [decided] : []
  })
  if (decisions.length <= most) return []
  const clause = page.by === 'offset' ? 'content.pagination.start' : 'content.pagination.page'
  const clauses = [...clausesOfPart(listing), ...listing.query.conditions.flatMap(clausesIn)]
  const where = side < 0 ? 'before' : 'behind'
  return [
    {
      clause,
      others: clauses.filter(it => it !== clause),
      breach: {
        says: `more entries belong ${where} entry ${entry.id} than the numbers of the page leave room for`,
        path: `body.${entry.path}`,
        expected: `${where} it at most ${most}`,
        actual: decisions.length,
      },
      premises: decisions.flatMap(({ premises }) => premises),
      isDocumented: decisions.every(({ isDocumented }) => isDocumented),
    },
  ]
}
