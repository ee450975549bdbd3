import { opposite } from '../../../content/query/filters/operator.ts'
import type { Quirk } from '../../quirk.ts'
import { likeLower } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$nei` is a LIKE of the database, as PostgreSQL has it. */
export const neiAsEscapingLike: Quirk = {
  id: 'content.filters.nei.as-escaping-like',
  clause: 'content.filters.nei',
  says: '$nei takes % and _ as wildcards and a backslash as an escape, and ignores case',
  apply: changeTextOperator('content.filters.nei', {
    folded: false,
    matches: operand => opposite(likeLower)(operand),
  }),
}
