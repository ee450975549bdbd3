import type { PresenceOperator } from '../operator.ts'

/** content.filters.null: keeps an entry without a value; with a false operand, one with a value. */
export const isNull: PresenceOperator = {
  kind: 'presence',
  clause: 'content.filters.null',
  name: '$null',
  holds: (stored, wanted) => (stored === null || stored === undefined) === wanted,
}
