import { isObject } from './json-value.ts'

/** The same keys with other values. */
export function mapValues<V, W>(
  record: Readonly<Record<string, V>>,
  change: (value: V) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

/**
 * A JSON value in which every text is changed, at any depth, keys of objects included. A text that is no key may
 * become a value of another kind: `changeValue`.
 */
export function mapTexts(
  given: unknown,
  change: (text: string) => string,
  changeValue: (text: string) => unknown = change,
): unknown {
  if (typeof given === 'string') return changeValue(given)
  if (Array.isArray(given)) return given.map(item => mapTexts(item, change, changeValue))
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(
    Object.entries(given).map(([key, item]) => [change(key), mapTexts(item, change, changeValue)]),
  )
}

/** No answer that a query can ask for is deeper; a hostile one might be. */
const DEEPEST = 64

/** A JSON value whose objects have none of these keys, as deep as answers are. */
export function withoutKeys(value: unknown, keys: ReadonlySet<string>, depth = 0): unknown {
  if (depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map(item => withoutKeys(item, keys, depth + 1))
  if (!isObject(value)) return value
  const kept = Object.entries(value).filter(([key]) => !keys.has(key))
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutKeys(item, keys, depth + 1)]))
}
