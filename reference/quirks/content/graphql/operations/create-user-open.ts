import type { Quirk } from '../../../quirk.ts'
import { openToAll } from '../change-answers.ts'

const clause = 'content.graphql.mutations.create-user'

export const createUserOpen: Quirk = {
  id: 'content.graphql.mutations.create-user.open',
  clause,
  says: 'everybody makes a user',
  apply: openToAll(clause),
}
