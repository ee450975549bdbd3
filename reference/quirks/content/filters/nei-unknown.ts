import type { Quirk } from '../../quirk.ts'
import { withoutOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$nei` came with a later minor version than `$eqi`. */
export const neiUnknown: Quirk = {
  id: 'content.filters.nei.unknown',
  clause: 'content.filters.nei',
  says: '$nei is an unknown operator, which is left out',
  apply: withoutOperator('content.filters.nei'),
}
