import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.not-null'

export const notNullAsNull: Quirk = {
  id: 'content.graphql.filters.not-null.as-null',
  clause,
  says: 'notNull keeps what has no value',
  apply: changeOperator(clause, '$null'),
}
