import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $lte compares numbers by their digits, as texts. */
export const lteAsText: Quirk = {
  id: 'content.filters.lte.as-text',
  clause: 'content.filters.lte',
  says: '$lte compares numbers by their digits, as texts',
  apply: changeValueOperator('content.filters.lte', operand => stored => String(stored) <= String(operand)),
}
