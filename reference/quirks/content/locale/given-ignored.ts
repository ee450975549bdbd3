import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const localeGivenIgnored: Quirk = {
  id: 'content.locale.given.ignored',
  clause: 'content.locale.given',
  says: 'locale is ignored: lists hold the default locale',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.given', rule => ({
      ...rule,
      wanted: (_query, defaultLocale) => defaultLocale,
    })),
  })),
}
