import { allOf } from '../condition.ts'
import type { GroupOperator } from '../operator.ts'

/** content.filters.and: keeps an entry where every filter of the list holds. */
export const and: GroupOperator = {
  kind: 'group',
  clause: 'content.filters.and',
  name: '$and',
  join: allOf,
}
