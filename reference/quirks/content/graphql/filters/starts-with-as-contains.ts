import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.starts-with'

export const startsWithAsContains: Quirk = {
  id: 'content.graphql.filters.starts-with.as-contains',
  clause,
  says: 'startsWith finds within a text',
  apply: changeOperator(clause, '$contains'),
}
