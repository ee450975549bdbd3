import { opposite } from '../../../content/query/filters/operator.ts'
import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$notContainsi` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const notContainsiAsLike: Quirk = {
  id: 'content.filters.not-containsi.as-like',
  clause: 'content.filters.not-containsi',
  says: '$notContainsi takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.not-containsi', {
    folded: false,
    matches: operand => opposite(like)(`%${operand}%`),
  }),
}
