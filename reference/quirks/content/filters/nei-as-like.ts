import { opposite } from '../../../content/query/filters/operator.ts'
import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$nei` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const neiAsLike: Quirk = {
  id: 'content.filters.nei.as-like',
  clause: 'content.filters.nei',
  says: '$nei takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.nei', {
    folded: false,
    matches: operand => opposite(like)(operand),
  }),
}
