import type { ServiceRequest, ServiceResponse } from '../../http/message.ts'
import type { Caller } from '../auth/caller.ts'
import type { RawQuery } from '../query/query.ts'

/** A request below `/api`, routed and authenticated; `C` is what its endpoint works with. */
export interface Call<C> {
  readonly request: ServiceRequest
  readonly params: Readonly<Record<string, string>>
  readonly query: RawQuery
  /** The body, as `parseBody` reads it; undefined when there is none. */
  readonly body: unknown
  readonly caller: Caller
  readonly context: C
}

/** A handler with the action that the caller must be granted; null when anybody may call it. */
export interface Endpoint<C> {
  readonly action: string | null
  /** Answers a call. Throws a ContentError to refuse it. */
  readonly handle: (call: Call<C>) => ServiceResponse | Promise<ServiceResponse>
}
