import { allOf, not as negate } from '../condition.ts'
import type { GroupOperator } from '../operator.ts'

/** content.filters.not: keeps an entry where the filters do not all hold. */
export const not: GroupOperator = {
  kind: 'group',
  clause: 'content.filters.not',
  name: '$not',
  join: conditions => negate(allOf(conditions)),
}
