import { isRecord } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Of what stands side by side in a relation the first alone counts. */
export const orSiblingsFirstOnly: Quirk = {
  id: 'content.filters.or-siblings.first-only',
  clause: 'content.filters.or-siblings',
  says: 'of what stands side by side in a relation the first alone counts',
  apply: changeFilters(({ sameRelatedEntry }) => ({
    sameRelatedEntry: {
      ...sameRelatedEntry,
      parts: filters => {
        if (!isRecord(filters) || !Object.keys(filters).some(name => name.startsWith('$'))) return [filters]
        return [Object.fromEntries(Object.entries(filters).slice(0, 1))]
      },
    },
  })),
}
