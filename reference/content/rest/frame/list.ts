import type { RawQuery } from '../../query/query.ts'
import type { RestCall } from '../context.ts'

/** What a list is asked with. */
export interface ListPayload {
  readonly clause: string
  readonly query: (call: RestCall) => RawQuery
}

/** content.list.no-payload: with its query string alone. */
export const listPayload: ListPayload = { clause: 'content.list.no-payload', query: ({ query }) => query }

/** What the answer to a list looks like. */
export interface CollectionResponse {
  readonly clause: string
  readonly of: (entries: readonly unknown[], pagination: Readonly<Record<string, number>>) => unknown
}

/** content.list.collection-response: the entries in `data`, the pagination in `meta`. */
export const collectionResponse: CollectionResponse = {
  clause: 'content.list.collection-response',
  of: (entries, pagination) => ({ data: entries, meta: { pagination } }),
}
