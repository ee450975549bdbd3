import { validationError } from '../../errors.ts'

/** One of the two methods of pagination. */
export interface PaginationMode {
  readonly clause: string
  readonly name: 'page' | 'offset'
  readonly parameters: readonly [string, string]
  /** The part of a list that two numbers stand for. `given` is the whole `pagination` parameter. */
  readonly page: (first: number, second: number, given: Readonly<Record<string, unknown>>) => Part
}

/** A part of a list. */
export interface Part {
  readonly start: number
  /** Number of entries; Infinity when there is no bound. */
  readonly limit: number
  /** `meta.pagination`; `total` is null when the count was not asked for. */
  readonly meta: (total: number | null) => Record<string, number>
}

/** content.pagination.by-page: the meta names `page`, `pageSize`, and with a count `pageCount` and `total`. */
const byPage: PaginationMode = {
  clause: 'content.pagination.by-page',
  name: 'page',
  parameters: ['page', 'pageSize'],
  page: (number, size) => ({
    start: (number - 1) * size,
    limit: size,
    meta: total => ({
      page: number,
      pageSize: size,
      ...(total !== null && { pageCount: Math.ceil(total / size), total }),
    }),
  }),
}

/** content.pagination.by-offset: the meta names `start`, `limit`, and with a count `total`. */
const byOffset: PaginationMode = {
  clause: 'content.pagination.by-offset',
  name: 'offset',
  parameters: ['start', 'limit'],
  page: (first, count) => ({
    start: first,
    limit: count === -1 ? Number.POSITIVE_INFINITY : count,
    meta: total => ({ start: first, limit: count, ...(total !== null && { total }) }),
  }),
}

/** The first one is used when the request names neither. */
export const paginationModes: readonly PaginationMode[] = [byPage, byOffset]

/** What becomes of a request that names parameters of both methods. */
export interface PaginationMixing {
  readonly clause: string
  readonly choose: (named: readonly PaginationMode[]) => PaginationMode
}

/** content.pagination.mixing: it is refused (observed; the documentation forbids it). */
export const paginationMixing: PaginationMixing = {
  clause: 'content.pagination.mixing',
  choose: () => {
    throw validationError('Invalid pagination parameters. Expected either start/limit or page/pageSize')
  },
}

/** What a page behind the last one shows. */
export interface PageBeyond {
  readonly clause: string
  /** Where the part of the list begins, which has `total` entries on all pages. */
  readonly start: (part: { readonly start: number; readonly limit: number }, total: number) => number
}

/** content.pagination.page-beyond: nothing, and its numbers stay true (observed). */
export const pageBeyond: PageBeyond = {
  clause: 'content.pagination.page-beyond',
  start: ({ start }) => start,
}
