import { notFound } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A localization of an unknown entry is refused in the words of an unknown path. */
export const localizationsUnknownEntryOtherWords: Quirk = {
  id: 'content.writes.localizations.unknown-entry.other-words',
  clause: 'content.writes.localizations.unknown-entry',
  says: 'a localization of an unknown entry is refused in the words of an unknown path',
  apply: changeRest(({ missingToLocalize }) => ({
    missingToLocalize: { ...missingToLocalize, error: () => notFound() },
  })),
}
