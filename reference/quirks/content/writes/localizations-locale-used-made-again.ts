import type { Quirk } from '../../quirk.ts'
import { changeWrites, withUnit } from './change-writes.ts'

const clause = 'content.writes.localizations.locale-used'

/** A localization is made again for a locale that is there. */
export const localizationsLocaleUsedMadeAgain: Quirk = {
  id: 'content.writes.localizations.locale-used.made-again',
  clause,
  says: 'a localization is made again for a locale that is there',
  apply: changeWrites(({ localizationRefusals }) => ({
    localizationRefusals: withUnit(localizationRefusals, clause, () => ({ broken: () => null })),
  })),
}
