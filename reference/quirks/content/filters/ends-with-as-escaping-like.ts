import type { Quirk } from '../../quirk.ts'
import { like as likePg } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$endsWith` is a LIKE of the database, as PostgreSQL has it. */
export const endsWithAsEscapingLike: Quirk = {
  id: 'content.filters.ends-with.as-escaping-like',
  clause: 'content.filters.ends-with',
  says: '$endsWith takes % and _ as wildcards and a backslash as an escape, and minds case',
  apply: changeTextOperator('content.filters.ends-with', {
    folded: false,
    matches: operand => likePg(`%${operand}`),
  }),
}
