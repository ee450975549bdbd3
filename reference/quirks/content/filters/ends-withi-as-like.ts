import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$endsWithi` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const endsWithiAsLike: Quirk = {
  id: 'content.filters.ends-withi.as-like',
  clause: 'content.filters.ends-withi',
  says: '$endsWithi takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.ends-withi', {
    folded: false,
    matches: operand => like(`%${operand}`),
  }),
}
