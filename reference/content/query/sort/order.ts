import type { Row } from '../../world/table.ts'
import { type Comparable, type ComparableType, compare } from '../comparable.ts'
import type { CompiledKey, SortPlace } from './compile.ts'
import type { SortValue } from './reader.ts'

/** The order of a list that asks for none. */
export interface NoSort {
  readonly clause: string
  /** What `sort` means then; null for the order of ids. */
  readonly sort: string | null
}

/** content.sort.none: the order of ids. UNDOCUMENTED: it is that of SQLite and MariaDB. */
export const noSort: NoSort = { clause: 'content.sort.none', sort: null }

/** Which of two values comes first when sorting ascending; descending is the exact reverse. */
export interface SortOrder {
  readonly clause: string
  readonly compare: (a: Comparable | null, b: Comparable | null, type?: ComparableType) => number
}

/**
 * content.sort.order: entries without a value come first when ascending; text by code point.
 * UNDOCUMENTED: the database decides; ours is SQLite's order.
 */
export const sortOrder: SortOrder = {
  clause: 'content.sort.order',
  compare: (a, b) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
    return compare(a, b)
  },
}

/** The order of entries that a sort leaves equal. */
export interface SortTies {
  readonly clause: string
  readonly compare: (a: number, b: number, keys: readonly CompiledKey[]) => number
  /** The same of the rows that an entry is linked with: of their places in its list. */
  readonly compareLinked: (a: number, b: number) => number
}

/**
 * content.sort.ties: in id order, also when descending; linked rows in the order of the links. UNDOCUMENTED: the
 * database decides.
 */
export const sortTies: SortTies = {
  clause: 'content.sort.ties',
  compare: (a, b) => a - b,
  compareLinked: (a, b) => a - b,
}

/** What a sort does with an entry that has several values to sort by. */
export interface ToManySort {
  readonly clause: string
  /** The values by which the entry takes a place in the list, one place each. `before` is the sort's own order. */
  readonly places: (
    values: readonly SortValue[],
    before: (a: SortValue, b: SortValue) => number,
  ) => readonly SortValue[]
  /** The row as it is shown at one of its places. */
  readonly rowAt: (row: Row, place: SortPlace) => Row
}

/**
 * content.sort.to-many: an entry has one place, by the value that comes first in the sort's direction.
 * UNDOCUMENTED: the real program gives it a place for each related row.
 */
export const toManySort: ToManySort = {
  clause: 'content.sort.to-many',
  places: (values, before) => [values.reduce((best, value) => (before(value, best) < 0 ? value : best))],
  rowAt: row => row,
}
