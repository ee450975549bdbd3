/** The same keys with other values. */
export function mapValues<V, W>(
  record: Readonly<Record<string, V>>,
  change: (value: V) => W,
): Record<string, W> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
