import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** $null and $notNull do not look at their operand. */
export const nullOperandAlwaysYes: Quirk = {
  id: 'content.filters.null-operand.always-yes',
  clause: 'content.filters.null-operand',
  says: '$null and $notNull do not look at their operand',
  apply: changeFilters(({ presenceOperand }) => ({
    presenceOperand: { ...presenceOperand, isYes: () => true },
  })),
}
