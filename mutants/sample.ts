/** `count` of the items, the same for the same seed, in their order. */
export function drawn<T>(items: readonly T[], count: number, seed: number): readonly T[] {
  const random = generator(seed)
  const drawn = items.map((item, place) => ({ item, place, rank: random() }))
  const chosen = drawn.toSorted((a, b) => a.rank - b.rank).slice(0, count)
  return chosen.toSorted((a, b) => a.place - b.place).map(({ item }) => item)
}

/** Numbers below 1 in an order that the seed decides: mulberry32. */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
