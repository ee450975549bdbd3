import { ContentError } from '../../errors.ts'
import { isRecord, type RawQuery } from '../query.ts'
import type { PaginationMode } from './modes.ts'

/** How the `pagination` parameter is read as a whole. */
export interface PaginationNames {
  readonly clause: string
  readonly read: (raw: unknown) => Readonly<Record<string, unknown>>
}

/** content.pagination.unknown: names that mean nothing are ignored, and so is what is no object (observed). */
export const paginationNames: PaginationNames = {
  clause: 'content.pagination.unknown',
  read: raw => (isRecord(raw) ? raw : {}),
}

/** What becomes of `page`, `pageSize`, `start` and `limit` outside of `pagination[…]`. */
export interface OutsideNames {
  readonly clause: string
  /** Throws a ContentError to refuse the request. */
  readonly check: (query: RawQuery, mode: PaginationMode, withCount: boolean) => void
}

/**
 * content.pagination.outside: they clash with what the service makes of the pagination itself, which names `start` and
 * `limit` only when it counts pages (observed).
 */
export const outsideNames: OutsideNames = {
  clause: 'content.pagination.outside',
  check: (query, mode, withCount) => {
    const has = (name: string) => query[name] !== undefined && query[name] !== null
    const clashes =
      has('page') || has('pageSize') || (mode.name === 'page' && withCount && (has('start') || has('limit')))
    if (clashes) throw new ContentError(400, 'PaginationError', CLASH)
  },
}

const CLASH = 'Invalid pagination attributes. You cannot use page and offset pagination in the same query'
