import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $endsWith ignores case. */
export const endsWithIgnoresCase: Quirk = {
  id: 'content.filters.ends-with.ignores-case',
  clause: 'content.filters.ends-with',
  says: '$endsWith ignores case',
  apply: changeTextOperator('content.filters.ends-with', { folded: true }),
}
