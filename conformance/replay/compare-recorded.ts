import type { Outcome } from '../client/outcome.ts'
import type { Difference } from '../compare/difference.ts'
import { plainDifferences } from '../compare/plain-differences.ts'
import type { RecordedLine } from './recording.ts'
import { alignVolatile, type Moment } from './volatile.ts'
import { withoutTraces } from './without-traces.ts'

/**
 * How an answer differs from the recorded one: by status, then by the first place of the body; null when they are
 * equal. A recorded 500 counts as equal to our 400: a crash of the real program on bad input is no behaviour to have.
 */
export function compareRecorded(
  line: RecordedLine,
  outcome: Outcome,
  moment: Moment,
  isKnownTime: (time: string) => boolean,
): Difference | null {
  if (outcome.kind === 'no-answer') return { path: 'answer', expected: line.status, actual: outcome.says }
  if (line.status === 500 && outcome.status === 400) return null
  if (line.status !== outcome.status) return { path: 'status', expected: line.status, actual: outcome.status }
  if (isPage(line)) return null
  const actual = outcome.json === undefined ? outcome.text : outcome.json
  const recorded = alignVolatile(
    line.responseBody ?? (outcome.text === '' ? '' : null),
    actual,
    moment,
    isKnownTime,
  )
  return plainDifferences(withoutTraces(recorded), withoutTraces(actual), 'body')[0] ?? null
}

/** Web pages are the real program's own; only their status is compared. */
function isPage({ responseHeaders }: RecordedLine): boolean {
  return String(responseHeaders['content-type'] ?? '').startsWith('text/html')
}
