import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** $and and $or take an object for an array of one filter. */
export const groupWrongShapeObject: Quirk = {
  id: 'content.filters.group-wrong-shape.object',
  clause: 'content.filters.group-wrong-shape',
  says: '$and and $or take an object for an array of one filter',
  apply: changeFilters(({ groupOperands }) => ({
    groupOperands: replaceUnit(groupOperands, 'content.filters.group-wrong-shape', unit => ({
      ...unit,
      filters: (_operator, operand) => [operand],
    })),
  })),
}
