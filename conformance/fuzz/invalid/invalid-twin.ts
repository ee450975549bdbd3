import type { Answer, NoAnswerReason, Outcome } from '../../client/outcome.ts'
import { NotSent } from '../../targets/target.ts'
import { type Compared, NO_ANSWER, SAME } from '../compare-answers.ts'
import { type Query, requestOf } from '../query.ts'
import {
  answerOf,
  Interrupted,
  isInterrupted,
  type Judged,
  type Sending,
  sendOnce,
  type Twin,
} from '../twin.ts'
import type { PrivateText } from './private-texts.ts'

export interface InvalidTwinOptions {
  readonly target: Sending
  readonly oracle: Sending
  /** The caller that both are asked by. */
  readonly as: string
  readonly privates: readonly PrivateText[]
}

/**
 * Sends requests that are wrong. What a server answers to them is its own business, as long as it answers: without a
 * crash, in time, and without telling what is private. What the oracle crashes at, playing a program, is known.
 */
export function openInvalidTwin({ target, oracle, as, privates }: InvalidTwinOptions): Twin {
  let unsent = 0
  let traces = 0
  return {
    clausesOf: async () => [],
    ask: async query => {
      if (query.door === 'sequence') throw new Error('invariant: faults are put into single requests')
      const expected = answerOf(await sendOnce(query, as, oracle, {}))
      const judged = { query, expected, told: [expected], clauses: [] }
      const actual = await sendOnce(query, as, target, {}).catch(notSent)
      if (actual === null) {
        unsent++
        return { ...judged, actual: expected, ...SAME }
      }
      if (isInterrupted(actual)) throw new Interrupted('the run was interrupted')
      if (actual.kind === 'answer' && tellsOfCode(actual)) traces++
      return { ...judged, actual, ...unsound({ query, expected, actual }, privates) }
    },
    notes: () => [
      ...(unsent > 0
        ? [`Requests that might write were not sent, since the target has no \`reset\`: ${unsent}.`]
        : []),
      ...(traces > 0
        ? [`Answers that tell where in its code the server failed (a stack trace): ${traces}.`]
        : []),
    ],
  }
}

function notSent(error: unknown): null {
  if (error instanceof NotSent) return null
  throw error
}

function unsound(
  { query, expected, actual }: Pick<Judged, 'query' | 'expected' | 'actual'>,
  privates: readonly PrivateText[],
): Compared {
  if (actual.kind === 'no-answer') return found(SILENCE[actual.reason], 'answer', 'an answer', actual.says)
  if (actual.status >= 500 && expected.status < 500)
    return found(CRASH, 'status', `${expected.status}, or another one below 500`, actual.status)
  const leak = leakIn(query, expected, actual, privates)
  return leak === null ? SAME : found(LEAK, 'body', `nothing of ${leak}`, `a value of ${leak}`)
}

const CRASH = 'a crash'
const LEAK = 'a leak'
const NEVER = 'no answer in time'
const BROKEN = 'an answer that breaks off'

const SILENCE: Readonly<Record<NoAnswerReason, string>> = {
  unreachable: NO_ANSWER,
  'connect-timeout': NO_ANSWER,
  interrupted: NO_ANSWER,
  'headers-timeout': NEVER,
  'body-timeout': NEVER,
  'too-large': 'an answer without end',
  'broken-off': BROKEN,
  malformed: BROKEN,
}

function found(place: string, path: string, expected: string, actual: unknown): Compared {
  return { place, difference: { path, expected, actual } }
}

/** Whose value an answer tells that neither the request nor the oracle's answer holds; null: nobody's. */
function leakIn(
  query: Query,
  expected: Answer,
  actual: Answer,
  privates: readonly PrivateText[],
): string | null {
  const leaks = privates.filter(({ text }) => actual.text.includes(text) && !expected.text.includes(text))
  if (leaks.length === 0) return null
  const asked = JSON.stringify(requestOf(query))
  return leaks.find(({ text }) => !asked.includes(text))?.of ?? null
}

/** A line of a stack trace, as it stands in JSON or in plain text. */
function tellsOfCode({ text }: Extract<Outcome, { kind: 'answer' }>): boolean {
  return /(?:\\n|\n)\s{2,8}at [^\n\\]{1,200}:\d+:\d+/.test(text)
}
