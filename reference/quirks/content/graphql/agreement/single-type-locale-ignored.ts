import type { Quirk } from '../../../quirk.ts'
import { changeAnswer } from '../change-answers.ts'

export const singleTypeLocaleIgnored: Quirk = {
  id: 'content.graphql.agreement.single-type.locale-ignored',
  clause: 'content.graphql.agreement.single-type',
  says: 'GraphQL gives the entry of the default locale whatever the locale',
  apply: changeAnswer('content.graphql.queries.single-type', (resolve, { locale, ...args }) => resolve(args)),
}
