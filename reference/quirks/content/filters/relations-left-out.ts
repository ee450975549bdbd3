import type { FilterableRule } from '../../../content/query/filters/attribute-rules.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Filters on relations are left out. */
export const relationsLeftOut: Quirk = {
  id: 'content.filters.relations.left-out',
  clause: 'content.filters.relations',
  says: 'filters on relations are left out',
  apply: changeFilters(({ filterable }) => ({ filterable: [...filterable, relations] })),
}

const relations: FilterableRule = {
  clause: 'content.filters.relations',
  covers: attribute => attribute.kind === 'relation',
  outcome: 'left-out',
}
