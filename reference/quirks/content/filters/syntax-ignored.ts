import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** Filters are ignored. */
export const syntaxIgnored: Quirk = {
  id: 'content.filters.syntax.ignored',
  clause: 'content.filters.syntax',
  says: 'filters are ignored',
  apply: changeFilters(({ parameter }) => ({ parameter: { ...parameter, read: () => ({}) } })),
}
