import type { Quirk } from '../../../quirk.ts'
import { changeError } from '../change-answers.ts'

export const refusalsUnauthorized: Quirk = {
  id: 'content.graphql.agreement.refusals.unauthorized',
  clause: 'content.graphql.agreement.refusals',
  says: 'GraphQL calls a type that is forbidden one that takes a login',
  apply: changeError('content.graphql.errors.forbidden', shown => ({
    ...shown,
    extensions: { ...shown.extensions, error: { name: 'UnauthorizedError' } },
  })),
}
