import { changeQuery } from '../changes/rewrite.ts'
import { queryText } from '../http/query.ts'
import type { ApiRequest } from '../http/request.ts'
import { type Condition, type Filter, parseFilter } from '../nql/parse.ts'
import { printFilter } from '../nql/print.ts'
import { filtersBy, isFor } from './requests.ts'

/** What is left of a filter without its conditions by `page`, and what these asked for. */
interface Parted {
  readonly rest: Filter | null
  /** Null: posts and pages alike. */
  readonly page: boolean | null
}

/** Whether a filter of posts or pages has a condition by `page`. */
export function hasPageFilter(request: ApiRequest): boolean {
  return isFor(request.api, 'posts', 'pages')(request) && filtersBy(request, 'page')
}

/** Whether such a filter may find pages. */
export function asksForPages(request: ApiRequest): boolean {
  if (!hasPageFilter(request)) return false
  const filter = filterOf(request)
  return (filter && part(filter))?.page !== false
}

/**
 * The endpoint in place of the filter: `/posts/?filter=page:true+tag:x` is `/pages/?filter=tag:x`. Null when no single
 * request finds the same: `page:true,tag:x` asks for all pages and for some posts.
 */
export function toPages(request: ApiRequest): ApiRequest | null {
  if (!hasPageFilter(request)) return request
  const filter = filterOf(request)
  const parted = filter && part(filter)
  if (!parted) return null
  const { rest, page } = parted
  const kind = page === true ? '/pages/' : '/posts/'
  const path = page === null ? request.path : request.path.replace(/^\/(posts|pages)\//i, kind)
  return changeQuery({ ...request, path }, ['filter'], rest === null ? {} : { filter: printFilter(rest) })
}

/** A plus that was sent as it is stands for a blank in a query; a filter has none. */
function filterOf({ query }: ApiRequest): Filter | null {
  const text = queryText(query, 'filter') ?? ''
  return parseFilter(text) ?? parseFilter(text.trim().replaceAll(' ', '+'))
}

/** Null when the conditions by `page` cannot be taken out without finding something else. */
function part(filter: Filter): Parted | null {
  if (filter.kind === 'condition') return partCondition(filter)
  if (filter.kind === 'or') return namesPage(filter) ? null : { rest: filter, page: null }
  const parts = filter.filters.map(part)
  let page: boolean | null = null
  const rest: Filter[] = []
  for (const each of parts) {
    if (!each || (page !== null && each.page !== null && each.page !== page)) return null
    page = each.page ?? page
    if (each.rest) rest.push(each.rest)
  }
  const [only] = rest
  if (!only) return { rest: null, page }
  return { rest: rest.length === 1 ? only : { kind: 'and', filters: rest }, page }
}

function partCondition(filter: Filter & { readonly kind: 'condition' }): Parted | null {
  if (filter.condition.property !== 'page') return { rest: filter, page: null }
  const found = [true, false].filter(value => holds(filter.condition, value))
  const [only] = found
  if (only === undefined) return null
  return { rest: null, page: found.length === 2 ? null : only }
}

function holds({ operator, negated, values }: Condition, value: boolean): boolean {
  return (operator === 'is' || operator === 'in') && values.includes(value) !== negated
}

function namesPage(filter: Filter): boolean {
  return filter.kind === 'condition' ? filter.condition.property === 'page' : filter.filters.some(namesPage)
}
