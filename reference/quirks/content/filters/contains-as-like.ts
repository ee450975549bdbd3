import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$contains` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const containsAsLike: Quirk = {
  id: 'content.filters.contains.as-like',
  clause: 'content.filters.contains',
  says: '$contains takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.contains', {
    folded: false,
    matches: operand => like(`%${operand}%`),
  }),
}
