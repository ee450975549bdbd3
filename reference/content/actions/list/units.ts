import { matches } from './matches.ts'
import { readingOrder } from './reading-order.ts'

/** The units of lists that belong to no parameter. */
export const listUnits = { readingOrder, matches } as const

export type ListUnits = typeof listUnits
