import { allOf } from '../../../content/query/filters/condition.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGroupOperator } from './change-filters.ts'

/** $and looks at its last filter alone. */
export const andLastOnly: Quirk = {
  id: 'content.filters.and.last-only',
  clause: 'content.filters.and',
  says: '$and looks at its last filter alone',
  apply: changeGroupOperator('content.filters.and', conditions => allOf(conditions.slice(-1))),
}
