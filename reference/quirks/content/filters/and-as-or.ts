import { anyOf } from '../../../content/query/filters/condition.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGroupOperator } from './change-filters.ts'

/** $and asks for one of its filters. */
export const andAsOr: Quirk = {
  id: 'content.filters.and.as-or',
  clause: 'content.filters.and',
  says: '$and asks for one of its filters',
  apply: changeGroupOperator('content.filters.and', anyOf),
}
