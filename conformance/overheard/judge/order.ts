import type { SortKey } from '../listing/list-query.ts'
import { isDescribed } from './attribute-types.ts'
import type { EntryView, Reading } from './entry-view.ts'
import type { Comparing } from './meets.ts'

/** Which of two entries stands first by a sort, below 0 the first, 0 neither. Null: it cannot be told. */
export function compareEntries(
  [first, second]: readonly [EntryView, EntryView],
  keys: readonly SortKey[],
  reading: Reading,
  comparing: Comparing,
): number | null {
  for (const key of keys) {
    const order = compareBy(key, [first, second], reading, comparing)
    if (order !== 0) return order
  }
  return 0
}

function compareBy(
  { name, isDescending, isDescribed: isOfDoor }: SortKey,
  [first, second]: readonly [EntryView, EntryView],
  reading: Reading,
  { undisputed, types: known }: Comparing,
): number | null {
  const values = [reading.read(first, name)?.value, reading.read(second, name)?.value]
  if (values.some(value => value === undefined || value === '' || typeof value === 'object')) return null
  const [types = [], others = []] = values.map(value => known.of(first.kind, [name], value))
  // Two texts of which only one looks like a date are texts.
  const shared = types.filter(type => others.includes(type))
  if (shared.length === 0) return null
  if (!isOfDoor || name === 'id' || !isDescribed(name, shared)) reading.undescribed()
  const [a, b] = values.map(value => ({ name, value, types: shared }))
  const order = a && b ? undisputed.orderOf(a, b) : null
  return order === null ? null : (isDescending ? -order : order) || 0
}
