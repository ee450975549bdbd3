import type { Quirk } from '../../../quirk.ts'
import { changeAuth } from '../change-extension.ts'

const clause = 'content.graphql.auth.unscoped'

export const unscopedOpen: Quirk = {
  id: 'content.graphql.auth.unscoped.open',
  clause,
  says: 'a query that says nothing of authorization is open to everybody',
  apply: changeAuth(clause, () => true),
}
