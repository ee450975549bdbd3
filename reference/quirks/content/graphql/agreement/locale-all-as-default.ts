import type { Quirk } from '../../../quirk.ts'
import { changeListArguments } from './change-doors.ts'

export const localeAllAsDefault: Quirk = {
  id: 'content.graphql.agreement.locale.all-as-default',
  clause: 'content.graphql.agreement.locale',
  says: 'GraphQL takes all locales for the default one',
  apply: changeListArguments(({ locale, ...args }) =>
    locale === undefined || locale === 'all' ? args : { ...args, locale },
  ),
}
