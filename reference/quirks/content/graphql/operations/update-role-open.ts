import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.update-role'

export const updateRoleOpen: Quirk = {
  id: 'content.graphql.mutations.update-role.open',
  clause,
  says: 'everybody changes a role',
  apply: openToAll(clause),
}
