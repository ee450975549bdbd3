import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$containsi` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const containsiAsLike: Quirk = {
  id: 'content.filters.containsi.as-like',
  clause: 'content.filters.containsi',
  says: '$containsi takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.containsi', {
    folded: false,
    matches: operand => like(`%${operand}%`),
  }),
}
