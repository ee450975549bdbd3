import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** The operand of a number is written with digits and a point alone. */
export const operandNumberDigitsOnly: Quirk = {
  id: 'content.filters.operand.number.digits-only',
  clause: 'content.filters.operand.number',
  says: 'the operand of a number is written with digits and a point alone',
  apply: changeOperand('content.filters.operand.number', {
    read: (operand, attribute) => {
      if (/^-?\d+(\.\d+)?$/.test(String(operand))) return Number(operand)
      throw validationError(`Invalid parameter ${attribute}: expected a number`)
    },
  }),
}
