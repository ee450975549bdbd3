import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$startsWithi` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const startsWithiAsLike: Quirk = {
  id: 'content.filters.starts-withi.as-like',
  clause: 'content.filters.starts-withi',
  says: '$startsWithi takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.starts-withi', {
    folded: false,
    matches: operand => like(`${operand}%`),
  }),
}
