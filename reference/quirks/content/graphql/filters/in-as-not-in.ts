import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.in'

export const inAsNotIn: Quirk = {
  id: 'content.graphql.filters.in.as-not-in',
  clause,
  says: 'in keeps what is not in the list',
  apply: changeOperator(clause, '$notIn'),
}
