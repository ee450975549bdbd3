import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { WriteContext } from '../actions/write/context.ts'
import type { Caller } from '../auth/caller.ts'
import type { RawQuery } from '../query/query.ts'

/** A request to the REST interface, routed and authenticated. */
export interface RestCall {
  readonly request: ServiceRequest
  readonly params: Readonly<Record<string, string>>
  readonly query: RawQuery
  /** The body, as `parseBody` reads it; undefined when there is none. */
  readonly body: unknown
  readonly caller: Caller
  readonly context: WriteContext
}

/** Answers a call. Throws a ContentError to refuse it. */
export type RestHandler = (call: RestCall) => ServiceResponse | Promise<ServiceResponse>

/** A handler with the action that the caller must be granted; null when anybody may call it. */
export interface RestEndpoint {
  readonly action: string | null
  readonly handle: RestHandler
}
