import type { ValueOperator } from '../operator.ts'

/** content.filters.eq: keeps an entry whose value equals the operand. A null operand asks for entries without a value. */
export const eq: ValueOperator = {
  kind: 'value',
  clause: 'content.filters.eq',
  name: '$eq',
  matches: operand => stored => stored === operand,
  nullOperand: 'is-null',
  only: operand => operand,
}
