import type { Quirk } from '../../../quirk.ts'
import { changeOperator } from '../change-answers.ts'

const clause = 'content.graphql.filters.nei'

export const neiAsNe: Quirk = {
  id: 'content.graphql.filters.nei.as-ne',
  clause,
  says: 'nei minds case',
  apply: changeOperator(clause, '$ne'),
}
