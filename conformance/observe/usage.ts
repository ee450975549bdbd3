import type { ClauseStatus, Service } from '../suite/clause.ts'
import type { Rank } from './rank.ts'

/** What a client uses of the services, and what its requests lean on: what `usage.yaml` holds. */
export interface Usage {
  readonly format: 'assayer-usage'
  readonly version: 1
  /** Version of the kit. */
  readonly kit: string
  readonly world: string
  /** What the platform ran as; null: the world has none. */
  readonly platformVersion: string | null
  readonly requests: number
  /** Requests that could not be asked again. */
  readonly unjudged: number
  readonly findings: readonly UsageFinding[]
  readonly uses: readonly UsageOfShape[]
  /** Every clause that is used. */
  readonly clauses: Readonly<Record<string, UsageOfClause>>
}

export interface UsageOfClause {
  readonly status: ClauseStatus
  /** How many requests are of a shape that uses it. */
  readonly requests: number
}

/** Requests that differ in their values alone. */
export interface UsageOfShape {
  /** One line: method, path and names of parameters. */
  readonly request: string
  readonly service: Service
  readonly method: string
  /** Ids and slugs are `:id` and `:slug`. */
  readonly path: string
  readonly query: readonly string[]
  /** Of GraphQL: its document without values. */
  readonly document?: string
  readonly count: number
  /** How often they were answered with which status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly example: UsageExample
  /** In the alphabet's order. */
  readonly clauses: readonly string[]
}

/** One request, without its secrets. */
export interface UsageExample {
  /** Path and query. */
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface UsageFinding {
  readonly id: string
  readonly rank: Rank
  /** To stand behind "12 requests". */
  readonly says: string
  readonly advice?: string
  readonly requests: number
  readonly places: readonly UsagePlace[]
}

export interface UsagePlace {
  /** The line of its shape. */
  readonly request: string
  readonly count: number
  /** One of them: its path and query. */
  readonly example: string
  readonly detail?: string
}
