import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $gte leaves out what is equal. */
export const gteGreaterOnly: Quirk = {
  id: 'content.filters.gte.greater-only',
  clause: 'content.filters.gte',
  says: '$gte leaves out what is equal',
  apply: changeValueOperator('content.filters.gte', operand => stored => compare(stored, operand) > 0),
}
