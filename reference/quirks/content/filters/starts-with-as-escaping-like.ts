import type { Quirk } from '../../quirk.ts'
import { like as likePg } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$startsWith` is a LIKE of the database, as PostgreSQL has it. */
export const startsWithAsEscapingLike: Quirk = {
  id: 'content.filters.starts-with.as-escaping-like',
  clause: 'content.filters.starts-with',
  says: '$startsWith takes % and _ as wildcards and a backslash as an escape, and minds case',
  apply: changeTextOperator('content.filters.starts-with', {
    folded: false,
    matches: operand => likePg(`${operand}%`),
  }),
}
