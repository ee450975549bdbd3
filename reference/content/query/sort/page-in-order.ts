import type { Comparator, CompiledSort } from './compile.ts'

/** The positions of one page of a list: from `start` on, at most `limit`, of all positions put in order. */
export function pageInOrder(
  positions: readonly number[],
  sort: CompiledSort | null,
  start: number,
  limit: number,
): readonly number[] {
  const end = start + limit
  if (!sort) return positions.slice(start, end)
  const { comparator, placesOf, comparePlaces } = sort
  if (placesOf) {
    const places = positions.flatMap(placesOf).sort(comparePlaces)
    return places.slice(start, end).map(place => place.position)
  }
  if (end * 8 >= positions.length) return [...positions].sort(comparator).slice(start, end)
  return smallest(positions, comparator, end).slice(start)
}

/** The first `count` in order, kept in a bounded heap, so that the rest is never sorted. */
function smallest(positions: readonly number[], comparator: Comparator, count: number): number[] {
  const heap: number[] = []
  for (const position of positions) {
    if (heap.length < count) pushUp(heap, position, comparator)
    else if (count > 0 && comparator(position, heap[0] ?? -1) < 0) replaceRoot(heap, position, comparator)
  }
  return heap.sort(comparator)
}

/** The heap's root is the one that comes last, so that it is the first to be pushed out. */
function pushUp(heap: number[], position: number, comparator: Comparator): void {
  let child = heap.length
  heap.push(position)
  while (child > 0) {
    const parent = (child - 1) >> 1
    const above = heap[parent] ?? -1
    if (comparator(above, position) >= 0) break
    heap[child] = above
    heap[parent] = position
    child = parent
  }
}

function replaceRoot(heap: number[], position: number, comparator: Comparator): void {
  let parent = 0
  for (;;) {
    const left = 2 * parent + 1
    if (left >= heap.length) break
    const right = left + 1
    const later = right < heap.length && comparator(heap[right] ?? -1, heap[left] ?? -1) > 0 ? right : left
    const below = heap[later] ?? -1
    if (comparator(position, below) >= 0) break
    heap[parent] = below
    parent = later
  }
  heap[parent] = position
}
