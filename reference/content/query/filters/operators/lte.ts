import { compare } from '../../comparable.ts'
import type { ValueOperator } from '../operator.ts'

/** content.filters.lte: keeps an entry whose value is less than or equal to the operand. */
export const lte: ValueOperator = {
  kind: 'value',
  clause: 'content.filters.lte',
  name: '$lte',
  matches: operand => stored => compare(stored, operand) <= 0,
}
