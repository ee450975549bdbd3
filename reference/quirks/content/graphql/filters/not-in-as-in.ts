import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.not-in'

export const notInAsIn: Quirk = {
  id: 'content.graphql.filters.not-in.as-in',
  clause,
  says: 'notIn keeps what is in the list',
  apply: changeOperator(clause, '$in'),
}
