import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeValueOperator } from './change-filters.ts'

/** $lte leaves out what is equal. */
export const lteLessOnly: Quirk = {
  id: 'content.filters.lte.less-only',
  clause: 'content.filters.lte',
  says: '$lte leaves out what is equal',
  apply: changeValueOperator('content.filters.lte', operand => stored => compare(stored, operand) < 0),
}
