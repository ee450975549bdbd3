import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.not'

export const notIgnored: Quirk = {
  id: 'content.graphql.filters.not.ignored',
  clause,
  says: 'not changes nothing',
  apply: changeOperator(clause, '$and'),
}
