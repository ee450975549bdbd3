import { ABSENT, type Difference } from './difference.ts'
import { isObject, isScalar, type JsonObject } from './json-value.ts'
import type { Matcher } from './matchers/matcher.ts'
import { matcherNamed } from './matchers.ts'
import { itemPath, keyPath } from './path.ts'

/**
 * Every difference between an expected JSON value, which may hold matchers, and an actual one. Objects must have
 * exactly the expected keys, lists the same items in the same order. It goes no deeper than the expected value
 * does, so an answer of any depth is safe to compare.
 */
export function compare(expected: unknown, actual: unknown, path: string): readonly Difference[] {
  const use = matcherIn(expected)
  if (use) {
    return use.matcher.differences({ operand: use.operand, written: expected, actual, path, compare })
  }
  if (Array.isArray(expected) && Array.isArray(actual)) return compareLists(expected, actual, path)
  if (isObject(expected) && isObject(actual)) return compareObjects(expected, actual, path)
  return Object.is(expected, actual) || (expected === 0 && actual === 0) ? [] : [{ path, expected, actual }]
}

/** The matcher that a value is, with its operand; null when the value is meant literally. */
export function matcherIn(expected: unknown): { matcher: Matcher; operand: unknown } | null {
  if (typeof expected === 'string') {
    const matcher = expected.startsWith('<') ? matcherNamed(expected) : undefined
    return matcher ? { matcher, operand: undefined } : null
  }
  if (!isObject(expected)) return null
  const [key, ...others] = Object.keys(expected)
  if (key === undefined || others.length > 0 || !key.startsWith('$')) return null
  const matcher = matcherNamed(key)
  return matcher ? { matcher, operand: expected[key] } : null
}

/** A list of plain values is shown whole when it differs; others item by item, what is too many in one piece. */
function compareLists(expected: unknown[], actual: unknown[], path: string): readonly Difference[] {
  const common = Math.min(expected.length, actual.length)
  const differences: Difference[] = []
  for (let index = 0; index < common; index++) {
    differences.push(...compare(expected[index], actual[index], itemPath(path, index)))
  }
  differences.push(...compareRest(expected.slice(common), actual.slice(common), itemPath(path, common)))
  const isShownWhole = differences.length > 0 && expected.every(isScalar) && actual.every(isScalar)
  return isShownWhole ? [{ path, expected, actual }] : differences
}

/** At most one of the two has items. Items that may be absent are no difference. */
function compareRest(missing: unknown[], extra: unknown[], path: string): readonly Difference[] {
  if (extra.length > 0) return [{ path, expected: ABSENT, actual: extra.length === 1 ? extra[0] : extra }]
  const needed = missing.filter(item => compare(item, ABSENT, path).length > 0)
  if (needed.length === 0) return []
  return [{ path, expected: needed.length === 1 ? needed[0] : needed, actual: ABSENT }]
}

/** With more keys than this too many, the object is another one altogether. */
const MOST_EXTRA_KEYS = 20

function compareObjects(expected: JsonObject, actual: JsonObject, path: string): readonly Difference[] {
  const differences: Difference[] = []
  for (const key of Object.keys(expected)) {
    const found = Object.hasOwn(actual, key) ? actual[key] : ABSENT
    differences.push(...compare(expected[key], found, keyPath(path, key)))
  }
  const extra = Object.keys(actual).filter(key => !Object.hasOwn(expected, key))
  if (extra.length > MOST_EXTRA_KEYS)
    return [...differences, { path, expected: { $keys: Object.keys(expected) }, actual }]
  for (const key of extra) {
    differences.push({ path: keyPath(path, key), expected: ABSENT, actual: actual[key] })
  }
  return differences
}
