import type { Quirk } from '../../../quirk.ts'
import { withholdField } from '../change-answers.ts'

const clause = 'content.graphql.mutations.login'

export const loginWithoutJwt: Quirk = {
  id: 'content.graphql.mutations.login.without-jwt',
  clause,
  says: 'login does not return a JWT',
  apply: withholdField(clause, 'jwt'),
}
