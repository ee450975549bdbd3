import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $lt keeps what is equal, too. */
export const ltOrEqual: Quirk = {
  id: 'content.filters.lt.or-equal',
  clause: 'content.filters.lt',
  says: '$lt keeps what is equal, too',
  apply: changeValueOperator('content.filters.lt', operand => stored => compare(stored, operand) <= 0),
}
