import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const localeSingleTypeDefault: Quirk = {
  id: 'content.locale.single-type.default',
  clause: 'content.locale.single-type',
  says: 'a single type is answered in the default locale, whatever locale says',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.absent', rule => ({
      ...rule,
      applies: (query, type) => type.kind === 'singleType' || rule.applies(query, type),
    })),
  })),
}
