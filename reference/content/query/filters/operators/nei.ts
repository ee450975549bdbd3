import { opposite, type TextOperator } from '../operator.ts'
import { eqi } from './eqi.ts'

/** content.filters.nei: keeps an entry whose text is not equal to the operand, whatever the case of either. */
export const nei: TextOperator = {
  kind: 'text',
  clause: 'content.filters.nei',
  name: '$nei',
  matches: opposite(eqi.matches),
  folded: true,
  nullOperand: 'is-not-null',
}
