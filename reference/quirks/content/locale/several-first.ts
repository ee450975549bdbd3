import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/documentation 2520: repeated parameters are said nowhere. */
export const localeSeveralFirst: Quirk = {
  id: 'content.locale.several.first-only',
  clause: 'content.locale.several',
  says: 'of several locales the first counts',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.several', rule => ({
      ...rule,
      wanted: ({ locale }) => (Array.isArray(locale) ? locale[0] : locale),
    })),
  })),
}
