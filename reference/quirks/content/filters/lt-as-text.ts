import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $lt compares numbers by their digits, as texts. */
export const ltAsText: Quirk = {
  id: 'content.filters.lt.as-text',
  clause: 'content.filters.lt',
  says: '$lt compares numbers by their digits, as texts',
  apply: changeValueOperator('content.filters.lt', operand => stored => String(stored) < String(operand)),
}
