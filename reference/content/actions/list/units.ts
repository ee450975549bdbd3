import { type Matches, matches } from './matches.ts'
import { type ReadingOrder, readingOrder } from './reading-order.ts'

/** The units of lists that belong to no parameter. */
export interface ListUnits {
  readonly readingOrder: ReadingOrder
  readonly matches: Matches
}

export const listUnits: ListUnits = { readingOrder, matches }
