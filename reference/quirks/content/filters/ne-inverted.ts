import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $ne keeps what is equal. */
export const neInverted: Quirk = {
  id: 'content.filters.ne.inverted',
  clause: 'content.filters.ne',
  says: '$ne keeps what is equal',
  apply: changeValueOperator('content.filters.ne', operand => stored => stored === operand),
}
