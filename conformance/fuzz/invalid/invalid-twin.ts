import type { Answer, NoAnswerReason, Outcome } from '../../client/outcome.ts'
import { isRefusal } from '../../compare/expectation.ts'
import { NotSent } from '../../targets/target.ts'
import type { SequenceQuery } from '../commands/command.ts'
import { type Compared, NO_ANSWER, SAME } from '../compare-answers.ts'
import type { Query } from '../query.ts'
import { answerOf, type Judged, type Sending, sendOnce, type Twin, unlessInterrupted } from '../twin.ts'
import type { InvalidQuery } from './invalid-query.ts'
import type { Keeper } from './keeper.ts'
import type { PrivateText } from './private-texts.ts'

export interface InvalidTwinOptions {
  readonly target: Sending
  readonly oracle: Sending
  /** The caller that both are asked by. */
  readonly as: string
  readonly privates: readonly PrivateText[]
  /** Sends a query that has a caller of its own; undefined: `as` is the caller of all. */
  readonly sendTo?: (query: InvalidQuery, side: Sending) => Promise<Outcome>
  /** Of target and oracle, where writes may be sent. */
  readonly keepers?: { readonly target: Keeper; readonly oracle: Keeper }
}

/**
 * Sends requests that are wrong. What a server answers to them is its own business, as long as it answers: without a
 * crash, in time, without telling what is private, and without having written what it refuses. What the oracle crashes
 * at, playing a program, is known.
 */
export function openInvalidTwin(options: InvalidTwinOptions): Twin {
  const { target, oracle, as, privates, keepers } = options
  const sendTo = (query: Exclude<Query, SequenceQuery>, side: Sending) =>
    query.door === 'invalid' && options.sendTo ? options.sendTo(query, side) : sendOnce(query, as, side, {})
  let unsent = 0
  let traces = 0
  return {
    clausesOf: async () => [],
    ask: async query => {
      if (query.door === 'sequence') throw new Error('invariant: faults are put into single requests')
      const isWrite = query.door === 'invalid' && query.right.door === 'write'
      if (isWrite) await keepers?.target.look()
      const expected = answerOf(await sendTo(query, oracle))
      const judged = { query, expected, told: [expected], clauses: [] }
      const heard = overheard(target)
      const outcome = await sendTo(query, heard).catch(notSent)
      if (outcome === null) {
        unsent++
        return { ...judged, actual: expected, ...SAME }
      }
      const actual = unlessInterrupted(outcome)
      if (actual.kind === 'answer' && tellsOfCode(actual)) traces++
      const found = unsound({ expected, actual, sent: heard.sent() }, privates)
      const half = isWrite && keepers ? await halfWritten({ expected, actual }, keepers) : SAME
      return { ...judged, actual, ...(found.difference === null ? half : found) }
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

/** A target, and what was sent to it, in which names are filled in. */
function overheard({ callers, client }: Sending): Sending & { readonly sent: () => string } {
  let sent = ''
  const send: Sending['client']['send'] = request => {
    sent = JSON.stringify(request)
    return client.send(request)
  }
  return { callers, client: { send }, sent: () => sent }
}

function notSent(error: unknown): null {
  if (error instanceof NotSent) return null
  throw error
}

function unsound(
  { expected, actual, sent }: Pick<Judged, 'expected' | 'actual'> & { readonly sent: string },
  privates: readonly PrivateText[],
): Compared {
  if (actual.kind === 'no-answer') return found(SILENCE[actual.reason], 'answer', 'an answer', actual.says)
  if (actual.status >= 500 && actual.status !== NOT_IMPLEMENTED && expected.status < 500)
    return found(CRASH, 'status', `${expected.status}, or another one below 500`, actual.status)
  const leak = leakIn(sent, expected, actual, privates)
  return leak === null ? SAME : found(LEAK, 'body', `nothing of ${leak}`, `a value of ${leak}`)
}

/** What is refused is not written. Whatever was written is put back. */
async function halfWritten(
  { expected, actual }: Pick<Judged, 'expected' | 'actual'>,
  { target, oracle }: { readonly target: Keeper; readonly oracle: Keeper },
): Promise<Compared> {
  if (expected.status < 400) await oracle.putBack()
  const isRefused = actual.kind === 'answer' && isRefusal(actual)
  const changed = isRefused ? await target.changed() : null
  if (!isRefused || changed !== null) await target.putBack()
  return changed === null
    ? SAME
    : found(HALF, `entries of ${changed}`, 'as before, as the write was refused', 'changed')
}

/** Who says so refuses, and has not failed. */
const NOT_IMPLEMENTED = 501

const CRASH = 'a crash'
const HALF = 'half a write'
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
  sent: string,
  expected: Answer,
  actual: Answer,
  privates: readonly PrivateText[],
): string | null {
  const isKnown = (text: string) => expected.text.includes(text) || sent.includes(text)
  return privates.find(({ text }) => actual.text.includes(text) && !isKnown(text))?.of ?? null
}

/** A line of a stack trace, as it stands in JSON or in plain text. */
function tellsOfCode({ text }: Extract<Outcome, { kind: 'answer' }>): boolean {
  return /(?:\\n|\n)\s{2,8}at [^\n\\]{1,200}:\d+:\d+/.test(text)
}
