import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.gt'

export const gtAsGte: Quirk = {
  id: 'content.graphql.filters.gt.as-gte',
  clause,
  says: 'gt keeps what is equal',
  apply: changeOperator(clause, '$gte'),
}
