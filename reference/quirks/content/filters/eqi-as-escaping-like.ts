import type { Quirk } from '../../quirk.ts'
import { likeLower } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$eqi` is a LIKE of the database, as PostgreSQL has it. */
export const eqiAsEscapingLike: Quirk = {
  id: 'content.filters.eqi.as-escaping-like',
  clause: 'content.filters.eqi',
  says: '$eqi takes % and _ as wildcards and a backslash as an escape, and ignores case',
  apply: changeTextOperator('content.filters.eqi', {
    folded: false,
    matches: operand => likeLower(operand),
  }),
}
