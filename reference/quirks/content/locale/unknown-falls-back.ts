import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 12799: the fallback that people ask for. */
export const localeUnknownFallsBack: Quirk = {
  id: 'content.locale.unknown.default',
  clause: 'content.locale.unknown',
  says: 'a locale without entries falls back to the default locale',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.given', rule => ({
      ...rule,
      wanted: (query, defaultLocale) =>
        ['fr', 'tr'].includes(String(query.locale)) ? query.locale : defaultLocale,
    })),
  })),
}
