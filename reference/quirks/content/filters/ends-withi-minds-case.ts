import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $endsWithi minds case. */
export const endsWithiMindsCase: Quirk = {
  id: 'content.filters.ends-withi.minds-case',
  clause: 'content.filters.ends-withi',
  says: '$endsWithi minds case',
  apply: changeTextOperator('content.filters.ends-withi', { folded: false }),
}
