import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** The operand of a datetime is whatever the platform reads as one, and else finds nothing. */
export const operandDatetimeAsPlatform: Quirk = {
  id: 'content.filters.operand.datetime.as-platform',
  clause: 'content.filters.operand.datetime',
  says: 'the operand of a datetime is whatever the platform reads as one, and else finds nothing',
  apply: changeOperand('content.filters.operand.datetime', { read: operand => Date.parse(String(operand)) }),
}
