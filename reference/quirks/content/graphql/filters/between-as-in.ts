import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.between'

export const betweenAsIn: Quirk = {
  id: 'content.graphql.filters.between.as-in',
  clause,
  says: 'between keeps the bounds alone',
  apply: changeOperator(clause, '$in'),
}
