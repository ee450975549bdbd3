import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $notContains ignores case. */
export const notContainsIgnoresCase: Quirk = {
  id: 'content.filters.not-contains.ignores-case',
  clause: 'content.filters.not-contains',
  says: '$notContains ignores case',
  apply: changeTextOperator('content.filters.not-contains', { folded: true }),
}
