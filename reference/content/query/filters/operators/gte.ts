import { compare } from '../../comparable.ts'
import type { ValueOperator } from '../operator.ts'

/** content.filters.gte: keeps an entry whose value is greater than or equal to the operand. */
export const gte: ValueOperator = {
  kind: 'value',
  clause: 'content.filters.gte',
  name: '$gte',
  matches: operand => stored => compare(stored, operand) >= 0,
}
