import { allOf } from '../../../content/query/filters/condition.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Several operands of one operator must all be met. */
export const severalOperandsAll: Quirk = {
  id: 'content.filters.several-operands.all',
  clause: 'content.filters.several-operands',
  says: 'several operands of one operator must all be met',
  apply: changeFilters(({ severalOperands }) => ({ severalOperands: { ...severalOperands, join: allOf } })),
}
