import type { TextOperator } from '../operator.ts'

/** content.filters.eqi: keeps an entry whose text equals the operand, whatever the case of either. */
export const eqi: TextOperator = {
  kind: 'text',
  clause: 'content.filters.eqi',
  name: '$eqi',
  matches: operand => stored => stored === operand,
  folded: true,
  nullOperand: 'is-null',
}
