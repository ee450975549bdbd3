import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $notContainsi minds case. */
export const notContainsiMindsCase: Quirk = {
  id: 'content.filters.not-containsi.minds-case',
  clause: 'content.filters.not-containsi',
  says: '$notContainsi minds case',
  apply: changeTextOperator('content.filters.not-containsi', { folded: false }),
}
