import type { Quirk } from '../../quirk.ts'
import { changeFilters } from './change-filters.ts'

/** The documentation says that filtering on media fields is not possible; the real program does it. */
export const mediaFilterable: Quirk = {
  id: 'content.filters.media-refused.filterable',
  clause: 'content.filters.media-refused',
  says: 'media fields can be filtered on like relations',
  apply: changeFilters(({ filterable }) => ({
    filterable: filterable.filter(rule => rule.clause !== 'content.filters.media-refused'),
  })),
}
