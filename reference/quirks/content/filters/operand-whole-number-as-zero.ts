import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** UNDOCUMENTED: MariaDB reads any text as a number. */
export const operandWholeNumberAsZero: Quirk = {
  id: 'content.filters.operand.whole-number.as-zero',
  clause: 'content.filters.operand.whole-number',
  says: 'the operand of a biginteger or an id that is no number counts as 0',
  apply: changeOperand('content.filters.operand.whole-number', {
    read: operand => Number.parseInt(String(operand), 10) || 0,
  }),
}
