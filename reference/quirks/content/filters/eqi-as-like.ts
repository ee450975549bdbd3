import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$eqi` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const eqiAsLike: Quirk = {
  id: 'content.filters.eqi.as-like',
  clause: 'content.filters.eqi',
  says: '$eqi takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.eqi', { folded: false, matches: operand => like(operand) }),
}
