import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** The operand of a date may be any text. */
export const operandDateAsText: Quirk = {
  id: 'content.filters.operand.date.as-text',
  clause: 'content.filters.operand.date',
  says: 'the operand of a date may be any text',
  apply: changeOperand('content.filters.operand.date', { read: operand => String(operand) }),
}
