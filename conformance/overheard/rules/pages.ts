import { type Claim, claim, type ListRule } from '../judge/claim.ts'
import { isCount, isWholeList, type Window, windowOf } from '../judge/window.ts'
import type { PageAsked } from '../listing/list-query.ts'
import type { Listing } from '../listing/listing.ts'

/** The numbers of `meta.pagination` are those that were asked for, and they fit what is shown. */
export const pagesAddUp: ListRule = listing => {
  const { pagination, query } = listing
  const window = windowOf(listing)
  if (pagination === null || query.page.by === 'unclear') return []
  const clause = query.page.by === 'offset' ? 'content.pagination.by-offset' : 'content.pagination.by-page'
  if (window === null) return [claim(clause, noNumbers(listing))]
  return [
    claim(clause, wrongForm(query.page, pagination)),
    ...asAsked(query.page, pagination),
    ...ofCount(query.page, pagination.total),
    ...sizes(listing, window),
  ]
}

const NUMBERS = 'the integers page and pageSize, or start and limit'

function noNumbers({ pagination }: Listing) {
  return {
    says: 'meta.pagination does not say which part of the list this is',
    path: 'body.meta.pagination',
    expected: NUMBERS,
    actual: pagination,
  }
}

/** By page the numbers are those of a page, and by offset those of an offset. */
function wrongForm({ by }: PageAsked, pagination: Readonly<Record<string, unknown>>) {
  const isByPage = isCount(pagination.page)
  if (by === 'nothing' || isByPage === (by === 'page')) return null
  return {
    says: `the list was asked for by ${by}`,
    path: 'body.meta.pagination',
    expected: by === 'page' ? 'page, pageSize' : 'start, limit',
    actual: pagination,
  }
}

/** A size may be cut to the configured maximum, and nothing else may differ from what was asked for. */
function asAsked(asked: PageAsked, pagination: Readonly<Record<string, unknown>>): readonly Claim[] {
  if (asked.by !== 'page' && asked.by !== 'offset') return []
  const [from, size] = asked.by === 'page' ? (['page', 'pageSize'] as const) : (['start', 'limit'] as const)
  const clauses = { page: 'page', pageSize: 'page-size', start: 'start', limit: 'limit' }
  const wanted = asked.from ?? (asked.by === 'page' ? 1 : 0)
  const given = pagination[size]
  const says = (name: string) => `${name} is not what was asked for`
  const at = (name: string) => `body.meta.pagination.${name}`
  const isFrom = pagination[from] === wanted
  const isSize = asked.size === undefined || (isCount(given) && given <= asked.size)
  const fromBreach = { says: says(from), path: at(from), expected: wanted, actual: pagination[from] }
  const sizeBreach = { says: says(size), path: at(size), expected: `at most ${asked.size}`, actual: given }
  return [
    claim(`content.pagination.${clauses[from]}`, isFrom ? null : fromBreach),
    ...(asked.size === undefined
      ? []
      : [claim(`content.pagination.${clauses[size]}`, isSize ? null : sizeBreach)]),
  ]
}

/** Without a word on it there is a count by default; a server may be configured otherwise. */
function ofCount({ withCount }: PageAsked, total: unknown): readonly Claim[] {
  if (withCount === undefined) return []
  const hasTotal = total !== undefined && total !== null
  const breach = {
    says: withCount ? 'the total was asked for' : 'the total was not to be given',
    path: 'body.meta.pagination.total',
    expected: withCount ? 'an integer' : '<absent>',
    actual: total,
  }
  return [claim('content.pagination.with-count', hasTotal === withCount ? null : breach)]
}

/** How many entries a page shows and how many pages there are follows from its numbers. */
function sizes({ query, entries, pagination }: Listing, window: Window): readonly Claim[] {
  const { start, size, total } = window
  const clause = query.page.by === 'offset' ? 'content.pagination.limit' : 'content.pagination.page-size'
  const atMost = {
    says: 'more entries are shown than a page has',
    path: 'body.data',
    expected: `at most ${size}`,
    actual: entries.length,
  }
  const few = [claim(clause, entries.length > size ? atMost : null)]
  // A list that is sorted by a relation may hold an entry several times, and only the total tells how many there are.
  if (total === null || !query.isCounted) return few
  // What a page behind the last one shows is left open.
  if (start > 0 && start >= total) return few
  const shown = Math.min(size, Math.max(0, total - start))
  const count = {
    says: 'the total does not fit the entries that are shown',
    path: 'body.meta.pagination.total',
    expected: isWholeList(window, entries.length) ? entries.length : `${shown} entries on this page`,
    actual: isWholeList(window, entries.length) ? total : entries.length,
  }
  return [
    ...few,
    { ...claim('content.pagination.with-count', entries.length === shown ? null : count), others: [clause] },
    ...pageCounts(pagination?.pageCount, Math.ceil(total / size)),
  ]
}

function pageCounts(given: unknown, expected: number): readonly Claim[] {
  if (given === undefined || given === null) return []
  const breach = {
    says: 'the number of pages does not follow from the total and the size of a page',
    path: 'body.meta.pagination.pageCount',
    expected,
    actual: given,
  }
  return [claim('content.pagination.by-page', given === expected ? null : breach)]
}
