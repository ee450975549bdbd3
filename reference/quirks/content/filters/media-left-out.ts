import type { Quirk } from '../../quirk.ts'
import { changeFilterable } from './change-filters.ts'

/** A filter on a media field is left out. */
export const mediaLeftOut: Quirk = {
  id: 'content.filters.media-refused.left-out',
  clause: 'content.filters.media-refused',
  says: 'a filter on a media field is left out',
  apply: changeFilterable('content.filters.media-refused', { outcome: 'left-out' }),
}
