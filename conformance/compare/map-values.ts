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
