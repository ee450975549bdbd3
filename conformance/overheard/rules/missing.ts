import type { Claim, KnownEntry, ListRule, Seen } from '../judge/claim.ts'
import { deciding, type Reading } from '../judge/entry-view.ts'
import { meets } from '../judge/meets.ts'
import { compareEntries } from '../judge/order.ts'
import { isWholeList, windowOf } from '../judge/window.ts'
import type { Condition } from '../listing/condition.ts'
import type { Listing } from '../listing/listing.ts'
import { clauseOf, clausesIn, conditionText } from './conditions.ts'
import { isInOrder } from './order.ts'

/** A list holds every entry that meets what it was asked for, as far as its page reaches. */
export const nothingMissing: ListRule = (listing, seen) => {
  if (!listing.query.isWhole) return []
  const isOrdered = isInOrder(listing, seen)
  return seen.others(listing).flatMap(entry => {
    const decided = deciding(reading => {
      return belongs(entry, listing, reading, seen) && isWithin(entry, { listing, isOrdered }, reading, seen)
        ? true
        : null
    })
    return decided.is ? [missing(entry, listing, decided)] : []
  })
}

/** Whether an entry meets everything. */
export function belongs(
  { view }: KnownEntry,
  { query }: Listing,
  reading: Reading,
  { comparing }: Seen,
): boolean {
  const isOfLocale = query.locale === 'given' || isNotLocalized(reading.read(view, 'locale'))
  return isOfLocale && query.conditions.every(it => meets(it, view, reading, comparing) === true)
}

/** The documentation does not say of which locale a list is that names none. */
function isNotLocalized(locale: ReturnType<Reading['read']>): boolean {
  return locale !== null && locale.value === undefined
}

/** Whether an entry would stand on the page that is shown. */
function isWithin(
  { view }: KnownEntry,
  { listing, isOrdered }: { readonly listing: Listing; readonly isOrdered: boolean },
  reading: Reading,
  seen: Seen,
): boolean {
  const window = windowOf(listing)
  if (window === null) return false
  const { entries, query } = listing
  if (isWholeList(window, entries.length)) return true
  const [first, last] = [entries.at(0), entries.at(-1)]
  const { sort } = query
  if (!first || !last || sort === null || !isOrdered) return false
  const isBetween = (ahead: typeof view, behind: typeof view) =>
    (compareEntries([ahead, behind], sort, reading, seen.comparing) ?? 0) < 0
  const isAfterFirst = window.start === 0 || isBetween(seen.view(first, listing), view)
  return isAfterFirst && isBetween(view, seen.view(last, listing))
}

function missing(
  { id }: KnownEntry,
  listing: Listing,
  { premises, isDocumented }: Pick<Claim, 'premises' | 'isDocumented'>,
): Claim {
  const { query, entries } = listing
  const asked = query.conditions.filter(it => !('isOptional' in it && it.isOptional))
  const clause = clauseOfMissing(asked, query)
  const blamed = asked.length > 0 ? asked : query.conditions
  const why = asked.length === 0 ? '' : `, which meets ${asked.map(conditionText).join(' and ')}`
  const says = `entry ${id} is missing${why}`
  const ids = entries.map(entry => entry.id)
  return {
    clause,
    others: [...blamed.flatMap(clausesIn), ...clausesOfPart(listing)].filter(it => it !== clause),
    breach: { says, path: 'body.data', expected: `among them ${id}`, actual: ids },
    premises,
    isDocumented,
  }
}

/** What decides which entries stand on a page, where a list has several. */
export function clausesOfPart(listing: Listing): readonly string[] {
  const { query, entries } = listing
  const window = windowOf(listing)
  if (window === null || isWholeList(window, entries.length)) return []
  const sorts = (query.sort ?? []).map(({ clause }) => clause)
  const pages = query.page.by === 'offset' ? ['start', 'limit'] : ['page', 'page-size']
  return [...sorts, ...pages.map(name => `content.pagination.${name}`)]
}

/** Nobody can tell which of several conditions left an entry out: the first is named. */
function clauseOfMissing(asked: readonly Condition[], { conditions, isPreview }: Listing['query']): string {
  const [first] = [...asked, ...conditions.filter(it => clauseOf(it) !== 'content.publication.default')]
  const named = first && clauseOf(first)
  return named ?? (isPreview ? 'content.publication.preview' : 'content.list.path')
}
