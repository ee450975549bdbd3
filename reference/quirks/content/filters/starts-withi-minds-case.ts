import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $startsWithi minds case. */
export const startsWithiMindsCase: Quirk = {
  id: 'content.filters.starts-withi.minds-case',
  clause: 'content.filters.starts-withi',
  says: '$startsWithi minds case',
  apply: changeTextOperator('content.filters.starts-withi', { folded: false }),
}
