import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** An operand that is no number equals nothing. */
export const operandNumberWrongFindsNothing: Quirk = {
  id: 'content.filters.operand-number-wrong.finds-nothing',
  clause: 'content.filters.operand-number-wrong',
  says: 'an operand that is no number equals nothing',
  apply: changeOperand('content.filters.operand.number', { read: operand => Number(operand) }),
}
