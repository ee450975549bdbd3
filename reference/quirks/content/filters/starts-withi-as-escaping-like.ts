import type { Quirk } from '../../quirk.ts'
import { likeLower } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$startsWithi` is a LIKE of the database, as PostgreSQL has it. */
export const startsWithiAsEscapingLike: Quirk = {
  id: 'content.filters.starts-withi.as-escaping-like',
  clause: 'content.filters.starts-withi',
  says: '$startsWithi takes % and _ as wildcards and a backslash as an escape, and ignores case',
  apply: changeTextOperator('content.filters.starts-withi', {
    folded: false,
    matches: operand => likeLower(`${operand}%`),
  }),
}
