/** In an order in which what is alike does not stand together, the same every time. */
export function shuffled<T>(items: readonly T[]): readonly T[] {
  const size = items.length
  const step = Math.max(1, Math.round(size * 0.618))
  const order = Array.from({ length: size }, (_, index) => (index * step) % Math.max(1, size))
  const places = [...new Set([...order, ...items.keys()])]
  return places.flatMap(place => items[place] ?? [])
}
