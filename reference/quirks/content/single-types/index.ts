import type { Quirk } from '../../quirk.ts'
import { singleTypeAbsentStatus400 } from './absent-status-400.ts'
import { singleTypeAllLocalesOneEntry } from './all-locales-one-entry.ts'
import { singleTypeAnswerList } from './answer-list.ts'
import { singleTypeDeletedNoContent } from './deleted-no-content.ts'
import { singleTypeOtherLocaleMadeAgain } from './other-locale-made-again.ts'
import { singleTypeSavedStatus201 } from './saved-status-201.ts'

/** The quirks of single types. */
export const singleTypeQuirks: readonly Quirk[] = [
  singleTypeAbsentStatus400,
  singleTypeAllLocalesOneEntry,
  singleTypeAnswerList,
  singleTypeDeletedNoContent,
  singleTypeOtherLocaleMadeAgain,
  singleTypeSavedStatus201,
]
