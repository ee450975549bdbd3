import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $contains of an empty text keeps nothing. */
export const emptyOperandFindsNothing: Quirk = {
  id: 'content.filters.empty-operand.finds-nothing',
  clause: 'content.filters.empty-operand',
  says: '$contains of an empty text keeps nothing',
  apply: changeTextOperator('content.filters.contains', {
    matches: operand => stored => operand !== '' && stored.includes(operand),
  }),
}
