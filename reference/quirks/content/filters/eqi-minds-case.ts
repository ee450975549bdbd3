import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $eqi minds case. */
export const eqiMindsCase: Quirk = {
  id: 'content.filters.eqi.minds-case',
  clause: 'content.filters.eqi',
  says: '$eqi minds case',
  apply: changeTextOperator('content.filters.eqi', { folded: false }),
}
