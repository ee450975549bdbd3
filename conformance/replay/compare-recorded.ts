import type { Outcome } from '../client/outcome.ts'
import { ABSENT, type Difference } from '../compare/difference.ts'
import { isObject, isScalar } from '../compare/json-value.ts'
import { itemPath, keyPath } from '../compare/path.ts'
import type { RecordedLine } from './recording.ts'
import { alignVolatile, type Moment } from './volatile.ts'

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
  return firstDifference(recorded, actual, 'body')
}

/** Web pages are the real program's own; only their status is compared. */
function isPage({ responseHeaders }: RecordedLine): boolean {
  return String(responseHeaders['content-type'] ?? '').startsWith('text/html')
}

/** Nothing in a recording is a matcher, so this is plain equality that says where it fails. */
function firstDifference(expected: unknown, actual: unknown, path: string): Difference | null {
  if (Array.isArray(expected) && Array.isArray(actual)) return firstInLists(expected, actual, path)
  if (isObject(expected) && isObject(actual)) return firstInObjects(expected, actual, path)
  if (isScalar(expected) && expected === actual) return null
  return { path, expected, actual }
}

function firstInLists(
  expected: readonly unknown[],
  actual: readonly unknown[],
  path: string,
): Difference | null {
  for (let index = 0; index < Math.max(expected.length, actual.length); index++) {
    const wanted = index < expected.length ? expected[index] : ABSENT
    const found = index < actual.length ? actual[index] : ABSENT
    const difference = firstDifference(wanted, found, itemPath(path, index))
    if (difference) return difference
  }
  return null
}

type Objects = Readonly<Record<string, unknown>>

function firstInObjects(expected: Objects, actual: Objects, path: string): Difference | null {
  for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
    const wanted = Object.hasOwn(expected, key) ? expected[key] : ABSENT
    const found = Object.hasOwn(actual, key) ? actual[key] : ABSENT
    const difference = firstDifference(wanted, found, keyPath(path, key))
    if (difference) return difference
  }
  return null
}
