/** Three states of a storage. Of each two of its first fourteen rows, the later stands before the earlier in one of them. */
export const SEEDS: readonly number[] = [3, 10, 16]

/**
 * The place of a number in an order that looks like none and is the same whenever it is asked for: pages of one list
 * put together are the whole list. Different numbers have different places.
 */
export function placeOf(given: number, seed: number): number {
  const salted = (given + Math.imul(seed, 0x9e3779b9)) | 0
  const mixed = Math.imul(salted ^ (salted >>> 16), 0x45d9f3b)
  return (Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) ^ seed) >>> 0
}

/** What has names in place of numbers, in such an order. */
export function shuffled<T>(items: readonly T[], nameOf: (item: T) => string, seed: number): readonly T[] {
  const places = new Map(items.map(item => [item, placeOf(hashOf(nameOf(item)), seed)]))
  return items.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 0)
}
