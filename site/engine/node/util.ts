/** `node:util` as far as values of JSON are compared with it. */
export function isDeepStrictEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [mine, other] = [Object.entries(a), new Map(Object.entries(b))]
  return (
    mine.length === other.size &&
    mine.every(([key, value]) => other.has(key) && isDeepStrictEqual(value, other.get(key)))
  )
}

export const inspect = String
