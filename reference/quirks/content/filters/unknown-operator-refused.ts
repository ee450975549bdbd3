import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** An unknown operator under an attribute is refused. */
export const unknownOperatorRefused: Quirk = {
  id: 'content.filters.unknown-operator.refused',
  clause: 'content.filters.unknown-operator',
  says: 'an unknown operator under an attribute is refused',
  apply: changeFilters(({ unknownOperators }) => ({
    unknownOperators: { ...unknownOperators, outcome: 'refused' },
  })),
}
