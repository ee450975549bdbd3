import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Two values without an operator mean $between. */
export const implicitInAsBetween: Quirk = {
  id: 'content.filters.implicit-in.as-between',
  clause: 'content.filters.implicit-in',
  says: 'two values without an operator mean $between',
  apply: changeFilters(({ implicitOperators }) => ({
    implicitOperators: replaceUnit(implicitOperators, 'content.filters.implicit-in', unit => ({
      ...unit,
      operator: '$between',
    })),
  })),
}
