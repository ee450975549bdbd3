import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.or'

export const orAsAnd: Quirk = {
  id: 'content.graphql.filters.or.as-and',
  clause,
  says: 'or wants all of its filters',
  apply: changeOperator(clause, '$and'),
}
