import type { Scenario } from '../suite/clause.ts'
import type { Change } from './echo.ts'
import type { Server } from './servers.ts'

/** What became of the tests at a server. */
export type Outcome =
  /** Nothing noticed that it is another server. */
  | 'passed'
  | 'failed'
  /** They took several times as long as usual, and were ended. */
  | 'timeout'
  /** None of their requests is answered otherwise: they cannot notice, and were not run. */
  | 'not-shown'
  /** They failed without having met what is otherwise, or did not meet it: that says nothing. */
  | 'unclear'
  /** Left to another shard, or out of a budget, or by an interruption. */
  | 'not-run'

/** One server with what the tests made of it. */
export interface Finding {
  readonly server: Server
  readonly outcome: Outcome
  /** The test command's last words, where it did not pass. */
  readonly lastWords: string | null
  /** Names of tests that failed, where they are known. */
  readonly failed: readonly string[]
  /** How many answers are others than the reference's. */
  readonly changed: number
  readonly changes: readonly Change[]
  /** A server that answers every request of the tests alike, and was run in this one's place; null: none. */
  readonly sameAs: string | null
  /** Of a server that none of the tests' requests shows: a scenario that does. */
  readonly example: Scenario | null
  /** By what its outcome is known again; null where it had none. */
  readonly key: string | null
  /** Whether the outcome is that of an earlier run. */
  readonly isKnown: boolean
}

export interface Findings {
  /** The tests, as they were given. */
  readonly tests: string
  readonly world: string
  /** How many requests they send. */
  readonly requests: number
  /** How many clauses the answers rest on. */
  readonly clauses: number
  /** Servers that are wrong, and which tests should notice. */
  readonly wrong: readonly Finding[]
  /** Servers that are right, and at which tests should pass. */
  readonly permitted: readonly Finding[]
  /** How many quirks there are of clauses on which no answer rests. */
  readonly untouched: number
  /** Requests that get another answer each time. */
  readonly unsteady: readonly string[]
  /** `2/5`; null for the whole. */
  readonly shard: string | null
  /** Digest of what the tests ask and are answered: shards of one run have the same. */
  readonly conversation: string
  /** Whether an interruption left servers out. */
  readonly isInterrupted: boolean
}

/** Why nothing can be said of these tests. */
export class CannotTell extends Error {
  override readonly name = 'CannotTell'
}

/** Wrong servers by what became of the tests there; `score` is the share that was noticed of those that were met. */
export interface Score {
  readonly noticed: number
  readonly unnoticed: number
  readonly notShown: number
  /** In per cent; null when no server was met. */
  readonly percent: number | null
}

export function scoreOf({ wrong }: { readonly wrong: readonly Pick<Finding, 'outcome'>[] }): Score {
  const count = (...outcomes: readonly Outcome[]) =>
    wrong.filter(({ outcome }) => outcomes.includes(outcome)).length
  const [noticed, unnoticed] = [count('failed', 'timeout'), count('passed')]
  const met = noticed + unnoticed
  return {
    ...{ noticed, unnoticed, notShown: count('not-shown') },
    percent: met === 0 ? null : (100 * noticed) / met,
  }
}
