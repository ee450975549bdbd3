import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.localizations.shared'

/** Every write is shared with the other locales. */
export const localizationsSharedAlways: Quirk = {
  id: 'content.writes.localizations.shared.always',
  clause,
  says: 'every write is shared with the other locales',
  apply: changeWrites(({ localizationRules }) => ({
    localizationRules: withUnit(localizationRules, clause, () => ({ applies: () => true })),
  })),
}
