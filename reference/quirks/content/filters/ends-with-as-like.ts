import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$endsWith` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const endsWithAsLike: Quirk = {
  id: 'content.filters.ends-with.as-like',
  clause: 'content.filters.ends-with',
  says: '$endsWith takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.ends-with', {
    folded: false,
    matches: operand => like(`%${operand}`),
  }),
}
