import { allOf } from '../../../content/query/filters/condition.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGroupOperator } from './change-filters.ts'

/** $not does not negate. */
export const notIgnored: Quirk = {
  id: 'content.filters.not.ignored',
  clause: 'content.filters.not',
  says: '$not does not negate',
  apply: changeGroupOperator('content.filters.not', allOf),
}
