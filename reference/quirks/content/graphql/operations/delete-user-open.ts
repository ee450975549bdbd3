import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.delete-user'

export const deleteUserOpen: Quirk = {
  id: 'content.graphql.mutations.delete-user.open',
  clause,
  says: 'everybody deletes a user',
  apply: openToAll(clause),
}
