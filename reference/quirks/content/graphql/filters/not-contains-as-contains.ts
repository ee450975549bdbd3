import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.not-contains'

export const notContainsAsContains: Quirk = {
  id: 'content.graphql.filters.not-contains.as-contains',
  clause,
  says: 'notContains keeps what contains',
  apply: changeOperator(clause, '$contains'),
}
