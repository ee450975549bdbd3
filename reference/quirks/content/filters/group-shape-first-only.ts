import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Of an array of filters only the first is looked at. */
export const groupShapeFirstOnly: Quirk = {
  id: 'content.filters.group-shape.first-only',
  clause: 'content.filters.group-shape',
  says: 'of an array of filters only the first is looked at',
  apply: changeFilters(({ groupOperands }) => ({
    groupOperands: replaceUnit(groupOperands, 'content.filters.group-shape', unit => ({
      ...unit,
      filters: (operator, operand) => unit.filters(operator, operand).slice(0, 1),
    })),
  })),
}
