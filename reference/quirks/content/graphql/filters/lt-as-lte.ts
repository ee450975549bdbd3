import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.lt'

export const ltAsLte: Quirk = {
  id: 'content.graphql.filters.lt.as-lte',
  clause,
  says: 'lt keeps what is equal',
  apply: changeOperator(clause, '$lte'),
}
