import { opposite } from '../../../content/query/filters/operator.ts'
import type { Quirk } from '../../quirk.ts'
import { likeLower } from '../databases/postgres.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$notContainsi` is a LIKE of the database, as PostgreSQL has it. */
export const notContainsiAsEscapingLike: Quirk = {
  id: 'content.filters.not-containsi.as-escaping-like',
  clause: 'content.filters.not-containsi',
  says: '$notContainsi takes % and _ as wildcards and a backslash as an escape, and ignores case',
  apply: changeTextOperator('content.filters.not-containsi', {
    folded: false,
    matches: operand => opposite(likeLower)(`%${operand}%`),
  }),
}
