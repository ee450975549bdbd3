import { queryUnits } from '../query/units.ts'
import { entryIds } from './find-one.ts'
import { matches, readingOrder } from './list.ts'
import { otherLocale } from './save-single.ts'
import { writeUnits } from './write/units.ts'

/** The units of actions and of the queries that they make, without any quirk. */
export const actionUnits = {
  ...queryUnits,
  /** Those of lists that belong to no parameter. */
  list: { readingOrder, matches },
  /** Those of actions on one entry, by its id. */
  singleEntries: { ids: entryIds },
  singleTypes: { otherLocale },
  writes: writeUnits,
} as const

export type ActionUnits = typeof actionUnits
