import { ContentError } from '../../errors.ts'
import { isRecord } from '../../query/query.ts'
import type { GraphqlContext } from '../context.ts'
import type { GraphqlSettings } from '../settings/settings.ts'

/** Which items of a list to return. */
export interface Window {
  readonly start: number
  /** Number of items; -1 for all. */
  readonly limit: number
  /** Whether all were asked for, whatever amount is configured: there may be fewer than the number. */
  readonly all?: boolean
}

/** The numbers of a `pagination` argument; what is null or absent is not given. */
export interface GivenPagination {
  readonly page?: number
  readonly pageSize?: number
  readonly start?: number
  readonly limit?: number
}

/** One way to say which items a list returns. */
export interface WindowRule {
  readonly clause: string
  readonly applies: (given: GivenPagination) => boolean
  readonly window: (given: GivenPagination, settings: GraphqlSettings) => Window
}

/** What a bound does to the number of items that is asked for. */
export interface AmountBound {
  readonly clause: string
  readonly bound: (limit: number, settings: GraphqlSettings) => number
}

const names = (given: GivenPagination, keys: readonly (keyof GivenPagination)[]) =>
  keys.some(key => given[key] !== undefined)

/** content.graphql.pagination.mixing: page and offset pagination in one argument is an error (observed). */
const mixing: WindowRule = {
  clause: 'content.graphql.pagination.mixing',
  applies: given => names(given, ['page', 'pageSize']) && names(given, ['start', 'limit']),
  window: () => {
    throw new ContentError(
      400,
      'PaginationError',
      'Cannot use both page & offset pagination in the same query',
    )
  },
}

/** content.graphql.pagination.page: the page counts from 1; without a size it has the default number of items. */
const page: WindowRule = {
  clause: 'content.graphql.pagination.page',
  applies: given => names(given, ['page', 'pageSize']),
  window: (given, { defaultLimit }) => {
    const pageSize = Math.max(1, given.pageSize ?? defaultLimit)
    return { start: Math.max(0, ((given.page ?? 1) - 1) * pageSize), limit: pageSize }
  },
}

/** content.graphql.pagination.offset: `start` counts from 0; a limit of -1 is all, any other below 1 is 1 (observed). */
const offset: WindowRule = {
  clause: 'content.graphql.pagination.offset',
  applies: given => names(given, ['start', 'limit']),
  window: ({ start, limit }, { defaultLimit }) => ({
    start: Math.max(0, start ?? 0),
    limit: limit === -1 ? -1 : Math.max(1, limit ?? defaultLimit),
  }),
}

/** content.graphql.pagination.default: a list without numbers has the default number of items. */
const none: WindowRule = {
  clause: 'content.graphql.pagination.default',
  applies: () => true,
  window: (_given, { defaultLimit }) => ({ start: 0, limit: defaultLimit }),
}

/** The first that applies decides. */
export const windowRules: readonly WindowRule[] = [mixing, page, offset, none]

/** content.graphql.pagination.amount: no list returns more items than the configured amount. */
export const amountBound: AmountBound = {
  clause: 'content.graphql.pagination.amount',
  bound: (limit, { amountLimit }) => lower(limit, amountLimit ?? -1),
}

/** content.graphql.pagination.maximum: no list returns more items than `defaultLimit`, whatever number is asked for. */
export const itemMaximum: AmountBound = {
  clause: 'content.graphql.pagination.maximum',
  bound: (limit, { defaultLimit }) => lower(limit, defaultLimit),
}

/** The lower of two numbers of items, where -1 is all. */
function lower(one: number, other: number): number {
  if (one === -1) return other
  return other === -1 ? one : Math.min(one, other)
}

/** How an argument is read of which nothing, or only some numbers, are given. */
export interface GivenNumbers {
  readonly clause: string
  readonly read: (pagination: unknown) => GivenPagination
}

/** content.graphql.pagination.null: what is null is not given. */
export const givenNumbers: GivenNumbers = {
  clause: 'content.graphql.pagination.null',
  read: pagination => {
    if (!isRecord(pagination)) return {}
    return Object.fromEntries(Object.entries(pagination).filter(([, value]) => typeof value === 'number'))
  },
}

/** Reads a `pagination` argument. Throws a PaginationError when it mixes the two methods. */
export function readWindow(pagination: unknown, { query, settings }: GraphqlContext): Window {
  const { given: givenUnit, windows, amount, maximum } = query.units.graphql
  const given = givenUnit.read(pagination)
  const rule = windows.find(unit => unit.applies(given))
  if (!rule) throw new Error('invariant: no rule reads the pagination')
  const { start, limit } = rule.window(given, settings)
  const amountOf = amount.bound(limit, settings)
  return { start, limit: maximum.bound(amountOf, settings), all: amountOf === -1 }
}

/** How a list's window is described in `meta.pagination`. */
export interface WindowDescription {
  readonly clause: string
  readonly describe: (window: Window, total: number) => PaginationMeta
}

export interface PaginationMeta {
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly pageCount: number
}

/** content.graphql.pagination.meta: always as pages, also when start and limit were given (observed). */
export const windowDescription: WindowDescription = {
  clause: 'content.graphql.pagination.meta',
  describe: ({ start, limit, all = false }, total) => {
    if (limit === -1 || (all && total - start <= limit))
      return { total, page: 1, pageSize: total - start, pageCount: 1 }
    return {
      total,
      page: Math.floor(start / limit) + 1,
      pageSize: limit,
      pageCount: Math.ceil(total / limit),
    }
  },
}
