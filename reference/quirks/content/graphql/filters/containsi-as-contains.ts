import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.containsi'

export const containsiAsContains: Quirk = {
  id: 'content.graphql.filters.containsi.as-contains',
  clause,
  says: 'containsi minds case',
  apply: changeOperator(clause, '$contains'),
}
