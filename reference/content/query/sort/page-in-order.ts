import type { Row, Table } from '../../world/table.ts'
import { MANY, type Positions } from '../filters/marks.ts'
import type { Comparator, CompiledSort, SortPlace } from './compile.ts'

type Ordered = Pick<CompiledSort, 'keys' | 'comparator'>

/** The rows of one page of a list, each as it is shown at its place. */
export function rowsInOrder(
  table: Table,
  positions: Positions,
  sort: CompiledSort | null,
  { start, limit }: { readonly start: number; readonly limit: number },
): readonly Row[] {
  if (!sort?.placesOf) return pageInOrder(positions, sort, start, limit).map(position => table.at(position))
  const places = placesInOrder(positions, sort, sort.placesOf).slice(start, start + limit)
  return places.map(place => sort.rowAt(table.at(place.position), place))
}

/** The positions of one page of a list: from `start` on, at most `limit`, of all positions put in order. */
export function pageInOrder(
  positions: Positions,
  sort: CompiledSort | null,
  start: number,
  limit: number,
): readonly number[] {
  const end = start + limit
  if (!sort) return Array.from(positions.slice(start, end))
  if (sort.placesOf) {
    const places = placesInOrder(positions, sort, sort.placesOf)
    return places.slice(start, end).map(place => place.position)
  }
  const ranked = byRank(sort, positions.length)
  // And the one behind them: of a single one no order can be heard.
  const found = end * 3 >= positions.length ? Array.from(positions) : smallest(positions, ranked, end + 1)
  return inOrder(ranked === sort ? found : found.sort(ranked.comparator), sort).slice(start, end)
}

function placesInOrder(
  positions: Positions,
  { comparePlaces }: CompiledSort,
  placesOf: (position: number) => readonly SortPlace[],
): readonly SortPlace[] {
  return Array.from(positions).flatMap(placesOf).sort(comparePlaces)
}

/**
 * The same order by places of values, where they are known. What is found by it is put in order by the values all the
 * same, which takes little when it is: so a listener hears of the order, whatever was known.
 */
function byRank(sort: CompiledSort, count: number): Ordered {
  const { keys, comparator } = sort
  const rank = keys[0]?.ranked(count)
  return rank ? { keys, comparator: (a, b) => rank(a, b) || comparator(a, b) } : sort
}

/** Values to sort by are read once for each position, and not for each comparison. */
function inOrder(
  positions: readonly number[],
  { keys: [first], comparator }: CompiledSort,
): readonly number[] {
  if (!first) return positions.toSorted(comparator)
  const places = positions.map(position => ({ position, value: first.read.one(position) }))
  places.sort((a, b) => first.compare(a.value, b.value) || comparator(a.position, b.position))
  return places.map(({ position }) => position)
}

/** The first `count`, in no order, kept in a bounded heap, so that the rest is never sorted. */
function smallest(positions: Positions, sort: Ordered, count: number): number[] {
  const heap: number[] = []
  const isBehind = behind(positions.length, sort)
  for (let i = 0; i < positions.length; i++) {
    const position = positions[i] ?? -1
    if (heap.length < count) pushUp(heap, position, sort.comparator)
    else if (count > 0 && !isBehind(position, heap[0] ?? -1)) replaceRoot(heap, position, sort.comparator)
  }
  return heap
}

/**
 * Whether a position comes behind the last that is kept. What is kept only gets earlier, so a value that was behind once
 * is behind for good: of many positions each different value is compared once.
 */
function behind(
  count: number,
  { keys: [first], comparator }: Ordered,
): (at: number, last: number) => boolean {
  const coded = first && count >= MANY ? first.read.coded : null
  if (!first || !coded) return (at, last) => comparator(at, last) >= 0
  const { codes, values } = coded
  const known = new Uint8Array(values.length)
  return (at, last) => {
    const code = codes[at] ?? 0
    if (known[code] === 1) return true
    if (comparator(at, last) < 0) return false
    if (first.compare(first.read.one(at), first.read.one(last)) > 0) known[code] = 1
    return true
  }
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
