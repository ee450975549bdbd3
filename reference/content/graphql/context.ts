import type { GraphQLResolveInfo } from 'graphql'
import type { ActionContext } from '../actions/context.ts'
import type { ActionUnits } from '../actions/units.ts'
import type { Caller } from '../auth/caller.ts'
import type { UsersContext } from '../users/context.ts'
import type { Row } from '../world/table.ts'
import type { CacheHints } from './execute/cache-hints.ts'
import type { Trace } from './execute/tracing.ts'
import type { Budget } from './limits/budget.ts'
import type { GraphqlSettings } from './settings/settings.ts'
import type { GraphqlUnits } from './units.ts'

/** What a query that a resolver makes is compiled against. */
export interface GraphqlQuery extends ActionContext {
  readonly units: ActionUnits & { readonly graphql: GraphqlUnits }
}

/** Who calls: the signed-in user, if there is one, and how they were known. */
export interface CallState {
  readonly user?: Row
  readonly isAuthenticated: boolean
  readonly auth: { readonly strategy: { readonly name: string }; readonly credentials: unknown }
}

/** The HTTP request as policies and middlewares of a project read it. */
export interface HttpContext {
  readonly method: string
  readonly url: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly request: Pick<HttpContext, 'method' | 'url' | 'headers'>
  readonly state: CallState
  /** A request header, by its name in any case; empty when it was not sent. */
  get(header: string): string
}

/** What every resolver of one request works with; extensions see it too. */
export interface GraphqlContext {
  readonly query: GraphqlQuery
  readonly users: UsersContext
  readonly caller: Caller
  readonly settings: GraphqlSettings
  /** As the service behaves with NODE_ENV=production. */
  readonly production: boolean
  readonly budget: Budget
  /** Measures the operation; null where nobody asked for it. */
  readonly trace: Trace | null
  /** How long the answer may be kept, as middlewares say. */
  readonly cacheHints: CacheHints
  /** Who calls, as policies of a project read it. */
  readonly state: CallState
  /** The HTTP request behind the call. */
  readonly koaContext: HttpContext
}

export type Arguments = Readonly<Record<string, unknown>>

/** Answers a field. What it returns may be a promise; most are not, which keeps answers fast. */
export type Resolver = (
  source: unknown,
  args: Arguments,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => unknown
