import { invalidParameter } from '../../../content/errors.ts'
import type { OperandRule } from '../../../content/query/filters/operands.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** The id cannot be filtered on. */
export const idRefused: Quirk = {
  id: 'content.filters.id.refused',
  clause: 'content.filters.id',
  says: 'the id cannot be filtered on',
  apply: changeFilters(({ operands }) => ({ operands: [refused, ...operands] })),
}

const refused: OperandRule = {
  clause: 'content.filters.id',
  types: ['id'],
  read: () => {
    throw invalidParameter('id')
  },
}
