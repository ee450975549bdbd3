import type { Quirk } from '../../../quirk.ts'
import { changeAuth } from '../change-extension.ts'

const clause = 'content.graphql.auth.off'

export const offSignedInOnly: Quirk = {
  id: 'content.graphql.auth.off.signed-in-only',
  clause,
  says: 'auth: false opens a resolver to signed-in callers only',
  apply: changeAuth(clause, caller => caller.kind !== 'public'),
}
