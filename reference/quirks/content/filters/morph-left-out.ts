import type { Quirk } from '../../quirk.ts'
import { changeFilterable } from './change-filters.ts'

/** A filter on a relation to several types is left out. */
export const morphLeftOut: Quirk = {
  id: 'content.filters.morph-refused.left-out',
  clause: 'content.filters.morph-refused',
  says: 'a filter on a relation to several types is left out',
  apply: changeFilterable('content.filters.morph-refused', { outcome: 'left-out' }),
}
