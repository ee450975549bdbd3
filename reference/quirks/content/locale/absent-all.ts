import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 11953, 11976: what people met who had not said a locale. */
export const localeAbsentAll: Quirk = {
  id: 'content.locale.absent.all',
  clause: 'content.locale.absent',
  says: 'without locale, the entries of all locales are returned',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.absent', rule => ({ ...rule, wanted: () => null })),
  })),
}
