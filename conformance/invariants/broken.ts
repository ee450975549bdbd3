import type { Answer } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import type { Difference } from '../compare/difference.ts'
import type { RequestSpec } from '../suite/clause.ts'

/** A request with its answer, as any step of any scenario gives it. */
export interface Sight {
  /** As the scenario writes it, with ids in place, in neutral words. */
  readonly spec: RequestSpec
  /** As it went out. */
  readonly sent: WireRequest
  readonly answer: Answer
}

/** What holds of every exchange, and not of this one. */
export interface Broken {
  /** A sentence without its stop: what is wrong. */
  readonly says: string
  /** The clause that says so; null: none does. */
  readonly clause: string | null
  /** Whether the documentation says so: then it fails, and otherwise it is noted. */
  readonly isDocumented: boolean
  /** Where in the answer. */
  readonly difference: Difference
  /** Whether the world is no longer as it was, although nothing was to be written. */
  readonly hasWritten?: true
}

/** What an answer is judged by besides itself. */
export interface Surroundings {
  /** What the platform runs as; null: as the newest. */
  readonly platformVersion: string | null
  /** Passwords that the world's users have: nobody may be shown them. */
  readonly passwords: readonly string[]
}

/** Something that holds of every answer; null: it does. */
export type AnswerInvariant = (sight: Sight, surroundings: Surroundings) => Broken | null
