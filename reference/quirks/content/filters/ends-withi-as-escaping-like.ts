import type { Quirk } from '../../quirk.ts'
import { likeLower } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$endsWithi` is a LIKE of the database, as PostgreSQL has it. */
export const endsWithiAsEscapingLike: Quirk = {
  id: 'content.filters.ends-withi.as-escaping-like',
  clause: 'content.filters.ends-withi',
  says: '$endsWithi takes % and _ as wildcards and a backslash as an escape, and ignores case',
  apply: changeTextOperator('content.filters.ends-withi', {
    folded: false,
    matches: operand => likeLower(`%${operand}`),
  }),
}
