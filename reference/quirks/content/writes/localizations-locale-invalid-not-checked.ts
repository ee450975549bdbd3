import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.localizations.locale-invalid'

/** The locale of a localization need not be known. */
export const localizationsLocaleInvalidNotChecked: Quirk = {
  id: 'content.writes.localizations.locale-invalid.not-checked',
  clause,
  says: 'the locale of a localization need not be known',
  apply: changeWrites(({ localizationRefusals }) => ({
    localizationRefusals: withUnit(localizationRefusals, clause, () => ({ broken: () => null })),
  })),
}
