import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $containsi minds case. */
export const containsiMindsCase: Quirk = {
  id: 'content.filters.containsi.minds-case',
  clause: 'content.filters.containsi',
  says: '$containsi minds case',
  apply: changeTextOperator('content.filters.containsi', { folded: false }),
}
