import { isRecord } from '../../../content/query/query.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 14064: a filter that does not switch the locale surprises people. */
export const localeFilterDecides: Quirk = {
  id: 'content.locale.filter.decides',
  clause: 'content.locale.filter',
  says: 'a filter on locale takes the place of the default locale',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.absent', rule => ({
      ...rule,
      wanted: ({ filters }, defaultLocale) =>
        isRecord(filters) && 'locale' in filters ? null : defaultLocale,
    })),
  })),
}
