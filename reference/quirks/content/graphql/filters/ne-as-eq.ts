import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.ne'

export const neAsEq: Quirk = {
  id: 'content.graphql.filters.ne.as-eq',
  clause,
  says: 'ne keeps what is equal',
  apply: changeOperator(clause, '$eq'),
}
