import type { Quirk } from '../../quirk.ts'
import { like as likePg } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$contains` is a LIKE of the database, as PostgreSQL has it. */
export const containsAsEscapingLike: Quirk = {
  id: 'content.filters.contains.as-escaping-like',
  clause: 'content.filters.contains',
  says: '$contains takes % and _ as wildcards and a backslash as an escape, and minds case',
  apply: changeTextOperator('content.filters.contains', {
    folded: false,
    matches: operand => likePg(`%${operand}%`),
  }),
}
