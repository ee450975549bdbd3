import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$startsWith` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const startsWithAsLike: Quirk = {
  id: 'content.filters.starts-with.as-like',
  clause: 'content.filters.starts-with',
  says: '$startsWith takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.starts-with', {
    folded: false,
    matches: operand => like(`${operand}%`),
  }),
}
