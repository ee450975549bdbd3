/** Three states of a storage. Of each two of its first fourteen rows, the later stands before the earlier in one of them. */
const SEEDS: readonly number[] = [3, 10, 16]

/**
 * The place of a number in an order that looks like none and is the same whenever it is asked for: pages of one list
 * put together are the whole list. Different numbers have different places.
 */
function placeOf(given: number, seed: number): number {
  const salted = (given + Math.imul(seed, 0x9e3779b9)) | 0
  const mixed = Math.imul(salted ^ (salted >>> 16), 0x45d9f3b)
  return (Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b) ^ seed) >>> 0
}

/** A storage that keeps rows in an order of its own. */
export interface Disorder {
  /** The last part of the id of a freedom. */
  readonly name: string
  /** Ends a sentence that begins with `shows rows that nothing sorts`. */
  readonly says: string
  /** Where a row stands that is kept at a position from 0: no two have the same place. */
  readonly placeOf: (position: number) => number
  /** Where it stands among those that an entry links, of which it is the one of this number. */
  readonly placeOfLinked: (position: number, number: number) => number
  /** What has names in place of positions, in the order of the storage. */
  readonly arranged: <T>(items: readonly T[], nameOf: (item: T) => string) => readonly T[]
}

/** Those that look like no order, and the usual one the other way round. */
export const DISORDERS: readonly Disorder[] = [
  ...SEEDS.map(
    (seed): Disorder => ({
      name: `shuffled-${seed}`,
      says: `in no order (storage ${seed})`,
      placeOf: position => placeOf(position, seed),
      placeOfLinked: position => placeOf(position, seed),
      arranged: (items, nameOf) => shuffled(items, nameOf, seed),
    }),
  ),
  {
    name: 'reversed',
    says: 'the other way round',
    placeOf: position => -position,
    placeOfLinked: (_, number) => -number,
    arranged: items => items.toReversed(),
  },
]

/** What has names in place of numbers, in such an order. */
function shuffled<T>(items: readonly T[], nameOf: (item: T) => string, seed: number): readonly T[] {
  const places = new Map(items.map(item => [item, placeOf(hashOf(nameOf(item)), seed)]))
  return items.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0, 0)
}
