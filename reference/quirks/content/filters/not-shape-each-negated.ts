import { allOf as joinAll, not } from '../../../content/query/filters/condition.ts'
import type { Quirk } from '../../quirk.ts'
import { changeGroupOperator } from './change-filters.ts'

/** $not negates each of its filters on its own. */
export const notShapeEachNegated: Quirk = {
  id: 'content.filters.not-shape.each-negated',
  clause: 'content.filters.not-shape',
  says: '$not negates each of its filters on its own',
  apply: changeGroupOperator('content.filters.not', conditions => joinAll(conditions.map(not))),
}
