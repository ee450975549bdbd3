import type { RawQuery } from '../../query/query.ts'
import type { Window } from './pagination.ts'

/**
 * What resolvers of entries hand on to the generated types: an entry (or a promise of one) for an EntityResponse,
 * entries for a collection. An entry is its stored row; `attributes` reads from the same object.
 */
export interface EntityResponse {
  readonly value: unknown
}

/** How a list came about, from which its `meta` is answered. */
export interface CollectionInfo {
  readonly args: RawQuery & Window
  readonly resourceUID: string
  /** Number of entries on all pages; counted when it is asked for if it is not known. */
  readonly total?: number
}

export interface EntityCollection {
  readonly nodes: readonly unknown[]
  readonly info?: CollectionInfo
}
