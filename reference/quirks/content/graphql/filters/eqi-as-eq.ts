import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.eqi'

export const eqiAsEq: Quirk = {
  id: 'content.graphql.filters.eqi.as-eq',
  clause,
  says: 'eqi minds case',
  apply: changeOperator(clause, '$eq'),
}
