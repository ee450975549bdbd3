import { isRecord } from '../../../content/query/query.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Each condition inside a relation finds its own related entry. */
export const sameRelatedEntryAny: Quirk = {
  id: 'content.filters.same-related-entry.any',
  clause: 'content.filters.same-related-entry',
  says: 'each condition inside a relation finds its own related entry',
  apply: changeFilters(({ sameRelatedEntry }) => ({
    sameRelatedEntry: {
      ...sameRelatedEntry,
      parts: filters => {
        if (!isRecord(filters)) return [filters]
        return Object.entries(filters).map(([name, value]) => ({ [name]: value }))
      },
    },
  })),
}
