import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $gt compares numbers by their digits, as texts. */
export const gtAsText: Quirk = {
  id: 'content.filters.gt.as-text',
  clause: 'content.filters.gt',
  says: '$gt compares numbers by their digits, as texts',
  apply: changeValueOperator('content.filters.gt', operand => stored => String(stored) > String(operand)),
}
