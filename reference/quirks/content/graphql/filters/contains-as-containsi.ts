import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.contains'

export const containsAsContainsi: Quirk = {
  id: 'content.graphql.filters.contains.as-containsi',
  clause,
  says: 'contains ignores case',
  apply: changeOperator(clause, '$containsi'),
}
