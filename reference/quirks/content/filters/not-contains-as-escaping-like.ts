import { opposite } from '../../../content/query/filters/operator.ts'
import type { Quirk } from '../../quirk.ts'
import { like as likePg } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$notContains` is a LIKE of the database, as PostgreSQL has it. */
export const notContainsAsEscapingLike: Quirk = {
  id: 'content.filters.not-contains.as-escaping-like',
  clause: 'content.filters.not-contains',
  says: '$notContains takes % and _ as wildcards and a backslash as an escape, and minds case',
  apply: changeTextOperator('content.filters.not-contains', {
    folded: false,
    matches: operand => opposite(likePg)(`%${operand}%`),
  }),
}
