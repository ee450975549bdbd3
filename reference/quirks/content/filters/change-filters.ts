import type { FilterOperator } from '../../../content/query/filters/operator.ts'
import { replaceUnit } from '../../quirk.ts'
import type { Units } from '../../units.ts'
import { changeContent } from '../change-content.ts'

/** What a quirk does to the operator of one clause. */
export function changeOperator(
  clause: string,
  change: (operator: FilterOperator) => FilterOperator,
): (units: Units) => Units {
  return changeContent(({ filters }) => ({
    filters: { ...filters, operators: replaceUnit(filters.operators, clause, change) },
  }))
}
