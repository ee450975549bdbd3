import { WORTH_WORKING_OUT } from '../../world/coded-column.ts'
import type { Change } from '../../world/table.ts'
import { type AttributeColumn, type Comparable, comparableColumn, comparableIn } from '../comparable.ts'
import { MANY } from './marks.ts'

/** A larger part of many rows is found as fast by looking at all of them. */
const PART = 16

interface Usage {
  asked: number
}

/**
 * The positions of the rows that hold one of the values, from an index; undefined while a scan is the better way.
 * The index is built when the same attribute is asked about a second time.
 */
export function knownPositions(
  column: AttributeColumn,
  values: readonly Comparable[],
): readonly number[] | undefined {
  const { table, name } = column
  if (table.size < WORTH_WORKING_OUT) return undefined
  const usage = table.derived<Usage>(
    `asked:${name}`,
    () => ({ asked: 0 }),
    () => true,
  )
  if (usage.asked++ === 0) return undefined
  const index = table.derived(
    `index:${name}`,
    () => positionsByValue(comparableColumn(column)),
    (known, change) => mendIndex(known, column, change),
  )
  const found = [...new Set(values)].map(value => index.get(value) ?? [])
  const count = found.reduce((sum, positions) => sum + positions.length, 0)
  if (count > Math.max(MANY, table.size / PART)) return undefined
  // The index itself changes with the next write.
  const [only = [], ...others] = found
  return others.length === 0 ? only.slice() : found.flat().sort((a, b) => a - b)
}

type ValueIndex = Map<unknown, number[]>

function mendIndex(index: ValueIndex, column: AttributeColumn, change: Change): boolean {
  const { position, before, after } = change
  const [old, value] = [before, after].map(row => (row ? comparableIn(column, row) : null))
  if (old === value) return true
  const left = index.get(old)
  left?.splice(placeOf(position, left), 1)
  if (left?.length === 0) index.delete(old)
  if (value === null) return true
  const positions = index.get(value) ?? []
  positions.splice(placeOf(position, positions), 0, position)
  index.set(value, positions)
  return true
}

/** Where a position stands among others in their order, or would stand. */
function placeOf(position: number, positions: readonly number[]): number {
  let [low, high] = [0, positions.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((positions[middle] ?? 0) < position) low = middle + 1
    else high = middle
  }
  return low
}

function positionsByValue(column: readonly unknown[]): ValueIndex {
  const index: ValueIndex = new Map()
  for (let position = 0; position < column.length; position++) {
    const value = column[position]
    if (value === null) continue
    const positions = index.get(value)
    if (positions) positions.push(position)
    else index.set(value, [position])
  }
  return index
}
