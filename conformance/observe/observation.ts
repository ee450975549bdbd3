import type { ClauseStatus } from '../suite/clause.ts'
import type { Rank } from './rank.ts'
import type { Example, Use } from './uses.ts'

/** What a client sent while it was observed, and what its requests lean on. */
export interface Observation {
  /** The name of the world, and what the platform ran as; null: there is none, or its world says. */
  readonly world: string
  readonly platformVersion: string | null
  readonly requests: number
  /** Requests that could not be asked again, because there were too many or the answer was another then. */
  readonly unjudged: number
  readonly uses: readonly ClauseUse[]
  /** By rank. */
  readonly findings: readonly Finding[]
  /** Status of every clause that is used. */
  readonly statuses: ReadonlyMap<string, ClauseStatus>
}

/** Requests of one shape, and the clauses that their answers really rest on. */
export interface ClauseUse {
  readonly use: Use
  /** In the alphabet's order. */
  readonly clauses: readonly string[]
}

/** Something that some requests lean on. */
export interface Finding {
  readonly id: string
  readonly rank: Rank
  /** To stand behind "12 requests". */
  readonly says: string
  readonly advice: string | null
  readonly places: readonly Place[]
}

export interface Place {
  readonly use: Use
  /** One of them. */
  readonly example: Example
  /** How many requests of that shape. */
  readonly count: number
  /** What of it, in one line; null: all. */
  readonly detail: string | null
}

export function requestsOf({ places }: Pick<Finding, 'places'>): number {
  return places.reduce((sum, { count }) => sum + count, 0)
}
