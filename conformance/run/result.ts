import type { Outcome } from '../client/outcome.ts'
import type { WireRequest } from '../client/wire-request.ts'
import type { Difference } from '../compare/difference.ts'
import type { Expectation } from '../compare/expectation.ts'
import type { Clause, RequestSpec, Scenario, Step } from '../suite/clause.ts'
import type { Endpoint } from '../targets/target.ts'
import type { Again } from './again.ts'
import { isGreen, type Verdict } from './verdict.ts'

/** What became of one scenario. */
export interface Result {
  readonly clause: Clause
  readonly scenario: Scenario
  /** Where it was sent; null when it was not. */
  readonly endpoint: Endpoint | null
  /** 1 for the first run of the scenario; more with --repeat-each. */
  readonly repeat: number
  readonly verdict: Verdict
  /** Why there is no pass and no difference, or why a difference does not count; null else. */
  readonly reason: string | null
  /** Whether a refused write changed the world all the same; undefined: nothing is known of it. */
  readonly hasWritten?: boolean
  /** What came of asking again; undefined: it was asked once. */
  readonly again?: Again
  /** The steps that were taken, up to the first that went wrong. */
  readonly steps: readonly StepRecord[]
  /** Milliseconds. */
  readonly ms: number
  /** When it began, in milliseconds since the epoch: times that a target made since then are volatile. */
  readonly startedAt: number
  /** Texts that no report of it may show. */
  readonly secrets: readonly string[]
}

export type Judgement = Pick<Result, 'verdict' | 'reason' | 'steps' | 'hasWritten'>

/** One step as it went. */
export interface StepRecord {
  /** As written, ids filled in. */
  readonly spec: RequestSpec
  /** As the scenario's step has it. */
  readonly asks: Step['asks']
  /** Its path with the names of saved values in place of the values: a target makes up new ones in each run. */
  readonly shownPath: string
  /** As sent, with the caller's proof. */
  readonly sent: WireRequest
  readonly outcome: Outcome
  /** What was expected, ids filled in: of several accepted answers the one that came nearest. */
  readonly expected: Expectation
  /** Nothing when the answer is as expected, or when there was none. */
  readonly differences: readonly Difference[]
  /** It may be there, and the target answered as a server that does without; no later step was sent. */
  readonly doesWithout: boolean
  /** Where several answers are accepted: who gives the ones that the target gave, and all that were offered. */
  readonly accepted: { readonly matched: readonly string[]; readonly offered: readonly string[] } | null
}

/**
 * The same result without what the target answered where that was as expected: nobody shows it, and the answers to a
 * whole suite would fill the memory.
 */
export function withoutGoodAnswers(result: Result): Result {
  if (!isGreen(result.verdict)) return result
  return { ...result, steps: result.steps.map(step => ({ ...step, outcome: emptied(step.outcome) })) }
}

function emptied(outcome: Outcome): Outcome {
  return outcome.kind === 'answer' ? { ...outcome, headers: {}, text: '', json: undefined } : outcome
}
