import type { FilterableRule } from '../../../content/query/filters/attribute-rules.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Components cannot be filtered on. */
export const componentsRefused: Quirk = {
  id: 'content.filters.components.refused',
  clause: 'content.filters.components',
  says: 'components cannot be filtered on',
  apply: changeFilters(({ filterable }) => ({ filterable: [...filterable, components] })),
}

const components: FilterableRule = {
  clause: 'content.filters.components',
  covers: attribute => attribute.kind === 'component',
  outcome: 'refused',
}
