import { compare } from '../../comparable.ts'
import type { ValueOperator } from '../operator.ts'

/** content.filters.lt: keeps an entry whose value is less than the operand. */
export const lt: ValueOperator = {
  kind: 'value',
  clause: 'content.filters.lt',
  name: '$lt',
  matches: operand => stored => compare(stored, operand) < 0,
}
