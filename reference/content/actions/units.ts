import { queryUnits } from '../query/units.ts'
import { listUnits } from './list/units.ts'
import { singleEntryUnits, singleTypeUnits } from './single/units.ts'
import { writeUnits } from './write/units.ts'

/** The units of actions and of the queries that they make, without any quirk. */
export const actionUnits = {
  ...queryUnits,
  list: listUnits,
  singleEntries: singleEntryUnits,
  singleTypes: singleTypeUnits,
  writes: writeUnits,
} as const

export type ActionUnits = typeof actionUnits
