import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.lte'

export const lteAsLt: Quirk = {
  id: 'content.graphql.filters.lte.as-lt',
  clause,
  says: 'lte leaves out what is equal',
  apply: changeOperator(clause, '$lt'),
}
