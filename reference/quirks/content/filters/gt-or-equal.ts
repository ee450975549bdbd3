import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $gt keeps what is equal, too. */
export const gtOrEqual: Quirk = {
  id: 'content.filters.gt.or-equal',
  clause: 'content.filters.gt',
  says: '$gt keeps what is equal, too',
  apply: changeValueOperator('content.filters.gt', operand => stored => compare(stored, operand) >= 0),
}
