import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** The operand of a time may be any text. */
export const operandTimeAsText: Quirk = {
  id: 'content.filters.operand.time.as-text',
  clause: 'content.filters.operand.time',
  says: 'the operand of a time may be any text',
  apply: changeOperand('content.filters.operand.time', { read: operand => String(operand) }),
}
