import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $contains ignores case. */
export const containsIgnoresCase: Quirk = {
  id: 'content.filters.contains.ignores-case',
  clause: 'content.filters.contains',
  says: '$contains ignores case',
  apply: changeTextOperator('content.filters.contains', { folded: true }),
}
