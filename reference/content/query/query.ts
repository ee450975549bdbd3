import type { Models } from '../model/types.ts'
import type { ContentOptions } from '../world/content-world.ts'
import type { Store } from '../world/store.ts'
import type { QueryUnits } from './units.ts'

/** Who asks, as far as a query needs to know. */
export interface QueryCaller {
  /** Whether an action such as `api::article.article.find` is granted. */
  may(action: string): boolean
}

/** What a query is compiled against. */
export interface QueryContext {
  readonly models: Models
  readonly store: Store
  readonly units: QueryUnits
  readonly options: ContentOptions
  readonly caller: QueryCaller
}

/** Parameters as they come from a parsed query string, or from GraphQL arguments brought into the same form. */
export type RawQuery = Readonly<Record<string, unknown>>

/** An object with named members, as opposed to a list or a plain value. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
