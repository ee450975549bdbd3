import { allOf } from '../../../content/query/filters/condition.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGroupOperator } from './change-filters.ts'

/** $or asks for all of its filters. */
export const orAsAnd: Quirk = {
  id: 'content.filters.or.as-and',
  clause: 'content.filters.or',
  says: '$or asks for all of its filters',
  apply: changeGroupOperator('content.filters.or', allOf),
}
