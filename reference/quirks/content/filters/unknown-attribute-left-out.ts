import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** strapi/strapi PR 19372: unknown names in filters were ignored up to 4.12. */
export const unknownAttributeLeftOut: Quirk = {
  id: 'content.filters.unknown-attribute.left-out',
  clause: 'content.filters.unknown-attribute',
  says: 'a filter on a name that is no attribute is left out',
  apply: changeFilters(({ unknownAttributes }) => ({
    unknownAttributes: { ...unknownAttributes, outcome: 'left-out' },
  })),
}
