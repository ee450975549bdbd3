import type { Quirk } from '../../../quirk.ts'
import { changeAuth } from '../change-extension.ts'

const clause = 'content.graphql.auth.scope'

export const scopeOneIsEnough: Quirk = {
  id: 'content.graphql.auth.scope.one-is-enough',
  clause,
  says: 'one of the permissions of a scope is enough',
  apply: changeAuth(
    clause,
    (caller, auth) => typeof auth === 'object' && auth.scope.some(action => caller.may(action)),
  ),
}
