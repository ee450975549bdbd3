import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.delete-role'

export const deleteRoleOpen: Quirk = {
  id: 'content.graphql.mutations.delete-role.open',
  clause,
  says: 'everybody deletes a role',
  apply: openToAll(clause),
}
