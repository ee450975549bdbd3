import { otherLocale } from '../save-single.ts'
import { entryIds } from './entry-ids.ts'

/** The units of actions on one entry, by its id, without any quirk. */
export const singleEntryUnits = { ids: entryIds } as const

export type SingleEntryUnits = typeof singleEntryUnits

/** The units of actions on single types, without any quirk. */
export const singleTypeUnits = { otherLocale } as const

export type SingleTypeUnits = typeof singleTypeUnits
