import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.localizations.locale-missing'

/** A localization without a locale is not refused for that. */
export const localizationsLocaleMissingNotChecked: Quirk = {
  id: 'content.writes.localizations.locale-missing.not-checked',
  clause,
  says: 'a localization without a locale is not refused for that',
  apply: changeWrites(({ localizationRefusals }) => ({
    localizationRefusals: withUnit(localizationRefusals, clause, () => ({ broken: () => null })),
  })),
}
