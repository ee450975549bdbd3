import { compare } from '../../comparable.ts'
import type { ValueOperator } from '../operator.ts'

/** content.filters.gt: keeps an entry whose value is greater than the operand. */
export const gt: ValueOperator = {
  kind: 'value',
  clause: 'content.filters.gt',
  name: '$gt',
  matches: operand => stored => compare(stored, operand) > 0,
}
