import type { SortPlace } from '../../content/query/sort/compile.ts'
import type { Row } from '../../content/world/table.ts'

const places = new WeakMap<Row, SortPlace>()

/** The row of a list in which it stands several times, at one of its places. */
export function standingAt(row: Row, place: SortPlace): Row {
  const standing = { ...row }
  places.set(standing, place)
  return standing
}

/** Where the row stands; null where it stands in its list once. */
export function placeOf(row: Row): SortPlace | null {
  return places.get(row) ?? null
}
