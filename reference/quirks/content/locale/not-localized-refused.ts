import { invalidParameter } from '../../../content/errors.ts'
import type { LocaleRule } from '../../../content/query/locale/rules.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const localeNotLocalizedRefused: Quirk = {
  id: 'content.locale.not-localized.refused',
  clause: 'content.locale.not-localized',
  says: 'locale is refused on a type without localization',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.not-localized', rule => ({
      ...rule,
      applies: refusing(rule.applies),
    })),
  })),
}

function refusing(applies: LocaleRule['applies']): LocaleRule['applies'] {
  return (query, type) => {
    if (applies(query, type) && 'locale' in query) throw invalidParameter('locale')
    return applies(query, type)
  }
}
