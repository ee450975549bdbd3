import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $startsWith ignores case. */
export const startsWithIgnoresCase: Quirk = {
  id: 'content.filters.starts-with.ignores-case',
  clause: 'content.filters.starts-with',
  says: '$startsWith ignores case',
  apply: changeTextOperator('content.filters.starts-with', { folded: true }),
}
