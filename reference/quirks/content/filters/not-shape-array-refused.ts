import { validationError } from '../../../content/errors.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** $not takes no array. */
export const notShapeArrayRefused: Quirk = {
  id: 'content.filters.not-shape.array-refused',
  clause: 'content.filters.not-shape',
  says: '$not takes no array',
  apply: changeFilters(({ groupOperands }) => ({
    groupOperands: replaceUnit(groupOperands, 'content.filters.not-shape', unit => ({
      ...unit,
      filters: (_operator, operand) => {
        if (!Array.isArray(operand)) return [operand]
        throw validationError('Invalid filters: $not takes an object')
      },
    })),
  })),
}
