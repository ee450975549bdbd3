import type { Quirk } from '../../../quirk.ts'
import { withholdField } from '../change-answers.ts'

const clause = 'content.graphql.mutations.register'

export const registerWithoutJwt: Quirk = {
  id: 'content.graphql.mutations.register.without-jwt',
  clause,
  says: 'register does not return a JWT',
  apply: withholdField(clause, 'jwt'),
}
