import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.not-containsi'

export const notContainsiAsNotContains: Quirk = {
  id: 'content.graphql.filters.not-containsi.as-not-contains',
  clause,
  says: 'notContainsi minds case',
  apply: changeOperator(clause, '$notContains'),
}
