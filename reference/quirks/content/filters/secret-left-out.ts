import type { Quirk } from '../../quirk.ts'
import { changeFilterable } from './change-filters.ts'

/** A filter on a private attribute or a password is left out. */
export const secretLeftOut: Quirk = {
  id: 'content.filters.secret-refused.left-out',
  clause: 'content.filters.secret-refused',
  says: 'a filter on a private attribute or a password is left out',
  apply: changeFilterable('content.filters.secret-refused', { outcome: 'left-out' }),
}
