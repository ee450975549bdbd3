import { type Comparable, compare } from '../comparable.ts'

/** Which of two values comes first when sorting ascending; descending is the exact reverse. */
export interface SortOrder {
  readonly clause: string
  readonly compare: (a: Comparable | null, b: Comparable | null) => number
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
