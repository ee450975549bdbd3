import type { Method } from '../../../http/router.ts'
import type { Caller } from '../../auth/caller.ts'
import type { RawQuery } from '../../query/query.ts'
import type { UsersContext } from '../context.ts'

/** A request to one of these endpoints. The caller is known to be granted its action. */
export interface UsersCall {
  readonly params: Readonly<Record<string, string>>
  readonly query: RawQuery
  /** The body, parsed; undefined when there is none. */
  readonly body: unknown
  readonly caller: Caller
  readonly context: UsersContext
}

/** An answer; a body of `undefined` is none at all. */
export interface Reply {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One endpoint. */
export interface UsersRoute {
  readonly clause: string
  readonly method: Method
  readonly path: string
  /** What the caller must be granted, such as `plugin::users-permissions.user.find`. */
  readonly action: string
  /** Whether calls count as attempts to sign in, of which there may be too many. */
  readonly counted?: true
  /** Throws a ContentError to refuse the call. */
  readonly answer: (call: UsersCall) => Reply | Promise<Reply>
}

/** 200 with this body. */
export function ok(body: unknown): Reply {
  return { status: 200, body }
}
