import { linkedIds } from '../../../world/entries/draft.ts'
import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.localizations.linked-back'

/** Every new entry is listed by its localizations. */
export const localizationsLinkedBackAlways: Quirk = {
  id: 'content.writes.localizations.linked-back.always',
  clause,
  says: 'every new entry is listed by its localizations',
  apply: changeWrites(({ localizationRules }) => ({
    localizationRules: withUnit(localizationRules, clause, () => ({
      applies: ({ isNew, row }) => isNew && linkedIds(row.localizations).length > 0,
    })),
  })),
}
