import type { Quirk } from '../../quirk.ts'
import { entryAnswerWithoutMeta } from './answer-without-meta.ts'
import { entryDraftsHidden } from './drafts-hidden.ts'
import { entryIdTextDigitsOnly } from './id-text-digits-only.ts'
import { entryLocaleOtherHidden } from './locale-other-hidden.ts'
import { entryPopulatedDraftsHidden } from './populated-drafts-hidden.ts'
import { entryQueryNamesNotChecked } from './query-names-not-checked.ts'
import { entryUnknownIdStatus400 } from './unknown-id-status-400.ts'

/** The quirks of single entries. */
export const singleEntryQuirks: readonly Quirk[] = [
  entryAnswerWithoutMeta,
  entryDraftsHidden,
  entryIdTextDigitsOnly,
  entryLocaleOtherHidden,
  entryPopulatedDraftsHidden,
  entryQueryNamesNotChecked,
  entryUnknownIdStatus400,
]
