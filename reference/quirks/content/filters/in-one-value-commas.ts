import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Commas part the operand of $in and $notIn. */
export const inOneValueCommas: Quirk = {
  id: 'content.filters.in-one-value.commas',
  clause: 'content.filters.in-one-value',
  says: 'commas part the operand of $in and $notIn',
  apply: changeFilters(({ operandItems }) => ({
    operandItems: {
      ...operandItems,
      of: operand => {
        if (typeof operand === 'string') return operand.split(',')
        return operandItems.of(operand)
      },
    },
  })),
}
