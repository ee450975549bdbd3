import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.null'

export const nullAsNotNull: Quirk = {
  id: 'content.graphql.filters.null.as-not-null',
  clause,
  says: 'null keeps what has a value',
  apply: changeOperator(clause, '$notNull'),
}
