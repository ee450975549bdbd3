import type { Quirk } from '../../quirk.ts'
import { likeLower } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$containsi` is a LIKE of the database, as PostgreSQL has it. */
export const containsiAsEscapingLike: Quirk = {
  id: 'content.filters.containsi.as-escaping-like',
  clause: 'content.filters.containsi',
  says: '$containsi takes % and _ as wildcards and a backslash as an escape, and ignores case',
  apply: changeTextOperator('content.filters.containsi', {
    folded: false,
    matches: operand => likeLower(`%${operand}%`),
  }),
}
