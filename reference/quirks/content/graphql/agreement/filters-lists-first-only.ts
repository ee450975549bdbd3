import type { Quirk } from '../../../quirk.ts'
import { changeFilterArgument, changeMembers, firstOnly } from './change-doors.ts'

export const filtersListsFirstOnly: Quirk = {
  id: 'content.graphql.agreement.filters.lists-first-only',
  clause: 'content.graphql.agreement.filters',
  says: 'GraphQL minds only the first item of in',
  apply: changeFilterArgument(filters => changeMembers(filters, 'in', firstOnly)),
}
