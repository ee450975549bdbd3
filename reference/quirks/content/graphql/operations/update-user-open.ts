import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.update-user'

export const updateUserOpen: Quirk = {
  id: 'content.graphql.mutations.update-user.open',
  clause,
  says: 'everybody changes a user',
  apply: openToAll(clause),
}
