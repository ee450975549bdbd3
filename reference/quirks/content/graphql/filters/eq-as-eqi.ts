import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.eq'

export const eqAsEqi: Quirk = {
  id: 'content.graphql.filters.eq.as-eqi',
  clause,
  says: 'eq ignores case',
  apply: changeOperator(clause, '$eqi'),
}
