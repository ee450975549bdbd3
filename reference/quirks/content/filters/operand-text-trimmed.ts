import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** The operand of a text loses the spaces around it. */
export const operandTextTrimmed: Quirk = {
  id: 'content.filters.operand.text.trimmed',
  clause: 'content.filters.operand.text',
  says: 'the operand of a text loses the spaces around it',
  apply: changeOperand('content.filters.operand.text', { read: operand => String(operand).trim() }),
}
