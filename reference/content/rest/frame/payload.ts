import type { RawQuery } from '../../query/query.ts'
import type { RestCall } from '../context.ts'

/** What a list is asked with. */
export interface ListPayload {
  readonly clause: string
  readonly query: (call: RestCall) => RawQuery
}

/** content.list.no-payload: with its query string alone. */
export const listPayload: ListPayload = { clause: 'content.list.no-payload', query: ({ query }) => query }
