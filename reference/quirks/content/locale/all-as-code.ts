import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const localeAllAsCode: Quirk = {
  id: 'content.locale.all.code',
  clause: 'content.locale.all',
  says: 'all is taken for the code of a locale',
  apply: changeContent(({ localeRules }) => ({
    localeRules: replaceUnit(localeRules, 'content.locale.all', rule => ({ ...rule, applies: () => false })),
  })),
}
