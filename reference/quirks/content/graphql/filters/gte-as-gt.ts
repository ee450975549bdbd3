import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.gte'

export const gteAsGt: Quirk = {
  id: 'content.graphql.filters.gte.as-gt',
  clause,
  says: 'gte leaves out what is equal',
  apply: changeOperator(clause, '$gt'),
}
