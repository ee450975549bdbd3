import type { Outcome } from '../client/outcome.ts'
import type { Difference } from '../compare/difference.ts'
import { isObject } from '../compare/json-value.ts'
import { plainDifferences } from '../compare/plain-differences.ts'
import { agreesAsSets, type Orders } from './free-order.ts'
import { plainAnswer } from './plain-answer.ts'
import type { RecordedLine } from './recording.ts'
import { alignVolatile, type Moment } from './volatile.ts'

/** `body`: all of it. `type`: the status and the type of the first error. */
export type Depth = 'body' | 'type'

export interface Comparing {
  readonly depth: Depth
  readonly moment: Moment
  readonly isKnownTime: (time: string) => boolean
}

/** Whether bodies differ in nothing but the order of rows that nothing orders. What changes each time is left out. */
export function agreeButForOrder(
  { status, responseBody }: RecordedLine,
  outcome: Outcome,
  orders: Orders,
  { moment, isKnownTime }: Comparing,
): boolean {
  if (outcome.kind === 'no-answer' || outcome.status !== status || outcome.json === undefined) return false
  const isSame = (recorded: unknown, actual: unknown) =>
    alignVolatile(recorded, actual, moment, isKnownTime) === actual
  const [recorded, actual] = [plainAnswer(responseBody), plainAnswer(outcome.json)]
  return agreesAsSets(recorded, actual, orders, isSame)
}

/**
 * How an answer differs from the recorded one: by status, then by the first place of the body, or by the type of the
 * error alone; null when they are equal. A recorded 500 counts as equal to our 400: a crash of the real program on bad
 * input is no behaviour to have.
 */
export function compareRecorded(
  line: RecordedLine,
  outcome: Outcome,
  { depth, moment, isKnownTime }: Comparing,
): Difference | null {
  if (outcome.kind === 'no-answer') return { path: 'answer', expected: line.status, actual: outcome.says }
  if (line.status === 500 && outcome.status === 400) return null
  if (line.status !== outcome.status) return { path: 'status', expected: line.status, actual: outcome.status }
  if (isPage(line)) return null
  const actual = outcome.json === undefined ? outcome.text : outcome.json
  if (depth === 'type') return typeDifference(errorType(line.responseBody), errorType(actual))
  const recorded = alignVolatile(
    line.responseBody ?? (outcome.text === '' ? '' : null),
    actual,
    moment,
    isKnownTime,
  )
  return plainDifferences(plainAnswer(recorded), plainAnswer(actual), 'body')[0] ?? null
}

/** Web pages are the real program's own; only their status is compared. */
function isPage({ responseHeaders }: RecordedLine): boolean {
  return String(responseHeaders['content-type'] ?? '').startsWith('text/html')
}

function typeDifference(recorded: string | null, actual: string | null): Difference | null {
  return recorded === actual ? null : { path: 'error type', expected: recorded, actual }
}

/** What an answer calls its first error, in the forms of both services; null when it has none. */
function errorType(body: unknown): string | null {
  if (!isObject(body)) return null
  const [first] = Array.isArray(body.errors) ? body.errors : [body.error]
  if (!isObject(first)) return null
  const type = first.type ?? first.errorType ?? first.name
  return typeof type === 'string' ? type : null
}
