import type { Quirk } from '../../../quirk.ts'
import { withholdField } from '../change-answers.ts'

const clause = 'content.graphql.mutations.change-password'

export const changePasswordWithoutJwt: Quirk = {
  id: 'content.graphql.mutations.change-password.without-jwt',
  clause,
  says: 'changePassword does not return a JWT',
  apply: withholdField(clause, 'jwt'),
}
