import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.create-role'

export const createRoleOpen: Quirk = {
  id: 'content.graphql.mutations.create-role.open',
  clause,
  says: 'everybody makes a role',
  apply: openToAll(clause),
}
