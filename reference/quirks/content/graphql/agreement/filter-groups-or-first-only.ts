import type { Quirk } from '../../../quirk.ts'
import { changeFilterArgument, changeMembers, firstOnly } from './change-doors.ts'

export const filterGroupsOrFirstOnly: Quirk = {
  id: 'content.graphql.agreement.filter-groups.or-first-only',
  clause: 'content.graphql.agreement.filter-groups',
  says: 'GraphQL minds only the first filter of or',
  apply: changeFilterArgument(filters => changeMembers(filters, 'or', firstOnly)),
}
