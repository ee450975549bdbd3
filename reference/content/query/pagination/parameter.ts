import type { ContentOptions } from '../../world/content-world.ts'

/** A number below `least` will be raised to it, one above `greatest` lowered; null when there is no such bound. */
export interface Bounds {
  readonly least: number
  readonly greatest: number | null
}

/** What numbers of `pagination[…]` are read with. */
export interface NumberReading {
  readonly limits: ContentOptions['rest']
  /**
   * A whole number, or any number outside of the bounds, which will be brought to them. Throws a ValidationError for
   * anything else.
   */
  whole(name: string, raw: unknown, bounds?: Bounds): number
  /** The number, or `least` when it is smaller. */
  atLeast(least: number, wanted: number): number
  /** The number, or the configured maximum when it is greater. */
  atMost(wanted: number): number
}

/** One number of `pagination[…]`. */
export interface PaginationParameter {
  readonly clause: string
  readonly name: string
  /** The number to use; `raw` is undefined when it is absent. Throws a ValidationError when it is no number. */
  readonly read: (raw: unknown, reading: NumberReading) => number
}

/** content.pagination.page: the page number, 1 when absent or empty. */
const page: PaginationParameter = {
  clause: 'content.pagination.page',
  name: 'page',
  read: (raw, { whole, atLeast }) => atLeast(1, whole('page', raw || 1, { least: 1, greatest: null })),
}

/** content.pagination.page-size: entries per page. */
const pageSize: PaginationParameter = {
  clause: 'content.pagination.page-size',
  name: 'pageSize',
  read: (raw, { limits, whole, atLeast, atMost }) => {
    const wanted =
      raw === undefined
        ? limits.defaultLimit
        : whole('pageSize', raw, { least: 1, greatest: limits.maxLimit })
    return atMost(atLeast(1, wanted))
  },
}

/** content.pagination.start: the first entry to return, counted from 0. */
const start: PaginationParameter = {
  clause: 'content.pagination.start',
  name: 'start',
  read: (raw, { whole, atLeast }) => atLeast(0, whole('start', raw || 0, { least: 0, greatest: null })),
}

/** content.pagination.limit: the number of entries; -1 asks for as many as the configured maximum allows. */
const limit: PaginationParameter = {
  clause: 'content.pagination.limit',
  name: 'limit',
  read: (raw, { limits, whole, atLeast, atMost }) => {
    const wanted =
      raw === undefined ? limits.defaultLimit : whole('limit', raw, { least: 1, greatest: limits.maxLimit })
    return wanted === -1 ? (limits.maxLimit ?? -1) : atMost(atLeast(1, wanted))
  },
}

export const paginationParameters: readonly PaginationParameter[] = [page, pageSize, start, limit]
