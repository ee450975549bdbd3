import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $nei minds case. */
export const neiMindsCase: Quirk = {
  id: 'content.filters.nei.minds-case',
  clause: 'content.filters.nei',
  says: '$nei minds case',
  apply: changeTextOperator('content.filters.nei', { folded: false }),
}
