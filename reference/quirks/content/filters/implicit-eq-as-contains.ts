import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** A value without an operator means $containsi. */
export const implicitEqAsContains: Quirk = {
  id: 'content.filters.implicit-eq.as-contains',
  clause: 'content.filters.implicit-eq',
  says: 'a value without an operator means $containsi',
  apply: changeFilters(({ implicitOperators }) => ({
    implicitOperators: replaceUnit(implicitOperators, 'content.filters.implicit-eq', unit => ({
      ...unit,
      operator: '$containsi',
    })),
  })),
}
