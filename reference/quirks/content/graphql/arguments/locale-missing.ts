import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const localeMissing: Quirk = {
  id: 'content.graphql.arguments.locale.missing',
  clause: 'content.graphql.arguments.locale',
  says: 'nothing takes a locale',
  apply: changeGraphql(({ localeArgument }) => ({ localeArgument: { ...localeArgument, types: () => [] } })),
}
