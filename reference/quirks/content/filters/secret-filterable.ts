import type { Quirk } from '../../quirk.ts'
import { changeFilterable } from './change-filters.ts'

/** Private attributes and passwords can be filtered on, so that their values can be guessed letter by letter. */
export const secretFilterable: Quirk = {
  id: 'content.filters.secret-refused.filterable',
  clause: 'content.filters.secret-refused',
  says: 'private attributes and passwords can be filtered on, so that their values can be guessed letter by letter',
  apply: changeFilterable('content.filters.secret-refused', { covers: () => false }),
}
