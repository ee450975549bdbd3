import { opposite, type ValueOperator } from '../operator.ts'
import { eq } from './eq.ts'

/** content.filters.ne: keeps an entry whose value is not equal to the operand. */
export const ne: ValueOperator = {
  kind: 'value',
  clause: 'content.filters.ne',
  name: '$ne',
  matches: opposite(eq.matches),
  nullOperand: 'is-not-null',
}
