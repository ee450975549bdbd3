import type { SortValue } from './reader.ts'

/** What a sort does with an entry that has several values to sort by. */
export interface ToManySort {
  readonly clause: string
  /** The values by which the entry takes a place in the list, one place each. `before` is the sort's own order. */
  readonly places: (
    values: readonly SortValue[],
    before: (a: SortValue, b: SortValue) => number,
  ) => readonly SortValue[]
}

/**
 * content.sort.to-many: an entry has one place, by the value that comes first in the sort's direction.
 * UNDOCUMENTED: the real program gives it a place for each related row.
 */
export const toManySort: ToManySort = {
  clause: 'content.sort.to-many',
  places: (values, before) => [values.reduce((best, value) => (before(value, best) < 0 ? value : best))],
}
