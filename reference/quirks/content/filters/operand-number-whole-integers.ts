import { validationError } from '../../../content/errors.ts'
import type { OperandRule } from '../../../content/query/filters/operands.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL converts nothing else to an integer (it makes the real program answer 500). */
export const operandNumberWholeIntegers: Quirk = {
  id: 'content.filters.operand.number.whole-integers',
  clause: 'content.filters.operand.number',
  says: 'the operand of an integer must be a whole number of 32 bits',
  apply: changeFilters(({ operands }) => ({ operands: [whole, ...operands] })),
}

const whole: OperandRule = {
  clause: 'content.filters.operand.number',
  types: ['integer'],
  read: (operand, attribute) => {
    const value = Number(operand)
    if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) return value
    throw validationError(`Invalid parameter ${attribute}: expected a whole number of 32 bits`)
  },
}
