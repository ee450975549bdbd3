import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $gte compares numbers by their digits, as texts. */
export const gteAsText: Quirk = {
  id: 'content.filters.gte.as-text',
  clause: 'content.filters.gte',
  says: '$gte compares numbers by their digits, as texts',
  apply: changeValueOperator('content.filters.gte', operand => stored => String(stored) >= String(operand)),
}
