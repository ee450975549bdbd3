import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** UNDOCUMENTED: MariaDB reads any text as a number. */
export const operandNumberWrongLeadingDigits: Quirk = {
  id: 'content.filters.operand-number-wrong.leading-digits',
  clause: 'content.filters.operand-number-wrong',
  says: 'of an operand that is no number the digits at its beginning count, or 0',
  apply: changeOperand('content.filters.operand.number', {
    read: operand => Number.parseFloat(String(operand)) || 0,
  }),
}
