import { allOf } from '../../../content/query/filters/condition.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGroupOperator } from './change-filters.ts'

/** $or looks at its first filter alone. */
export const orFirstOnly: Quirk = {
  id: 'content.filters.or.first-only',
  clause: 'content.filters.or',
  says: '$or looks at its first filter alone',
  apply: changeGroupOperator('content.filters.or', conditions => allOf(conditions.slice(0, 1))),
}
