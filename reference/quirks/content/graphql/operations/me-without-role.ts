import type { Quirk } from '../../../quirk.ts'
import { withholdField } from '../change-answers.ts'

const clause = 'content.graphql.queries.me'

export const meWithoutRole: Quirk = {
  id: 'content.graphql.queries.me.without-role',
  clause,
  says: 'me does not show the role',
  apply: withholdField(clause, 'role'),
}
