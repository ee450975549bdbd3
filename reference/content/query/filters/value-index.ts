import { type AttributeColumn, type Comparable, comparableColumn } from '../comparable.ts'

/** Tables smaller than this are scanned faster than an index is built. */
const WORTH_AN_INDEX = 256

interface Usage {
  asked: number
}

/**
 * The positions of the rows that hold one of the values, from an index; undefined while a scan is the better way.
 * The index is built when the same attribute is asked about a second time since the last write.
 */
export function knownPositions(
  column: AttributeColumn,
  values: readonly Comparable[],
): readonly number[] | undefined {
  const { table, name } = column
  if (table.size < WORTH_AN_INDEX) return undefined
  const usage = table.derived<Usage>(`asked:${name}`, () => ({ asked: 0 }))
  if (usage.asked++ === 0) return undefined
  const index = table.derived(`index:${name}`, () => positionsByValue(comparableColumn(column)))
  const lists = [...new Set(values)].flatMap(value => index.get(value) ?? [])
  return values.length > 1 ? lists.sort((a, b) => a - b) : lists
}

function positionsByValue(column: readonly unknown[]): ReadonlyMap<unknown, readonly number[]> {
  const index = new Map<unknown, number[]>()
  for (let position = 0; position < column.length; position++) {
    const value = column[position]
    if (value === null) continue
    const positions = index.get(value)
    if (positions) positions.push(position)
    else index.set(value, [position])
  }
  return index
}
