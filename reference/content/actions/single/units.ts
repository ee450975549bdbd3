import { type OtherLocale, otherLocale } from '../save-single.ts'
import { type EntryIds, entryIds } from './entry-ids.ts'

/** The units of actions on one entry, by its id. */
export interface SingleEntryUnits {
  readonly ids: EntryIds
}

/** The units of actions on one entry, without any quirk. */
export const singleEntryUnits: SingleEntryUnits = { ids: entryIds }

/** The units of actions on single types. */
export interface SingleTypeUnits {
  readonly otherLocale: OtherLocale
}

/** The units of actions on single types, without any quirk. */
export const singleTypeUnits: SingleTypeUnits = { otherLocale }
