import type { PresenceOperator } from '../operator.ts'
import { isNull } from './null.ts'

/** content.filters.not-null: keeps an entry with a value; with a false operand, one without. */
export const isNotNull: PresenceOperator = {
  kind: 'presence',
  clause: 'content.filters.not-null',
  name: '$notNull',
  holds: (stored, wanted) => isNull.holds(stored, !wanted),
}
