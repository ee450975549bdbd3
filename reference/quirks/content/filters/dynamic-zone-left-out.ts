import type { Quirk } from '../../quirk.ts'
import { changeFilterable } from './change-filters.ts'

/** A filter on a dynamic zone is left out. */
export const dynamicZoneLeftOut: Quirk = {
  id: 'content.filters.dynamic-zone-refused.left-out',
  clause: 'content.filters.dynamic-zone-refused',
  says: 'a filter on a dynamic zone is left out',
  apply: changeFilterable('content.filters.dynamic-zone-refused', { outcome: 'left-out' }),
}
