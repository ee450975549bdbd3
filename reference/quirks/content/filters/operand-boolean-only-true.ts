import type { Quirk } from '../../quirk.ts'
import { changeOperand } from './change-filters.ts'

/** A boolean operand is true as `true` and false as anything else. */
export const operandBooleanOnlyTrue: Quirk = {
  id: 'content.filters.operand.boolean.only-true',
  clause: 'content.filters.operand.boolean',
  says: 'a boolean operand is true as `true` and false as anything else',
  apply: changeOperand('content.filters.operand.boolean', {
    read: operand => operand === true || operand === 'true',
  }),
}
