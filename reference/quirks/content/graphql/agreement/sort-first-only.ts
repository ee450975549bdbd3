import type { Quirk } from '../../../quirk.ts'
import { changeListArguments, firstOnly } from './change-doors.ts'

export const sortFirstOnly: Quirk = {
  id: 'content.graphql.agreement.sort.first-only',
  clause: 'content.graphql.agreement.sort',
  says: 'GraphQL minds only the first of several attributes to sort by',
  apply: changeListArguments(args => ({ ...args, sort: firstOnly(args.sort) })),
}
