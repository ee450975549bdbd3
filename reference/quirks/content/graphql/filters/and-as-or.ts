import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.and'

export const andAsOr: Quirk = {
  id: 'content.graphql.filters.and.as-or',
  clause,
  says: 'and is satisfied by one of its filters',
  apply: changeOperator(clause, '$or'),
}
