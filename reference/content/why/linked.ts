import type { Row, Table } from '../world/table.ts'

/** The positions of the rows that a row links by an attribute, in their order. */
export function linkedPositions(row: Row | undefined, attribute: string, target: Table): readonly number[] {
  const value = row?.[attribute]
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value]
  return ids.flatMap(id => (typeof id === 'number' && target.position(id) >= 0 ? [target.position(id)] : []))
}
