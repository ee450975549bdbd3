import { validationError } from '../../../content/errors.ts'
import { integerOrText } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL converts no text to a number (it makes the real program answer 500). */
export const operandWholeNumberRefused: Quirk = {
  id: 'content.filters.operand.whole-number.refused',
  clause: 'content.filters.operand.whole-number',
  says: 'the operand of a biginteger or an id that is no whole number is refused',
  apply: changeOperand('content.filters.operand.whole-number', {
    read: (operand, attribute) => {
      const text = String(operand).trim()
      if (/^[+-]?\d+$/.test(text)) return integerOrText(text)
      throw validationError(`Invalid parameter ${attribute}: expected a whole number`)
    },
  }),
}
