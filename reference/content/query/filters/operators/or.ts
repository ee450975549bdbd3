import { anyOf } from '../condition.ts'
import type { GroupOperator } from '../operator.ts'

/** content.filters.or: keeps an entry where at least one filter of the list holds. */
export const or: GroupOperator = {
  kind: 'group',
  clause: 'content.filters.or',
  name: '$or',
  join: anyOf,
}
