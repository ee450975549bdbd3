import { opposite } from '../../../content/query/filters/operator.ts'
import type { Quirk } from '../../quirk.ts'
import { like } from '../databases/sqlite.ts'
import { changeTextOperator } from './change-filters.ts'

/** UNDOCUMENTED: `$notContains` is a LIKE of the database: `%` and `_` are wildcards, and only ASCII letters fold. */
export const notContainsAsLike: Quirk = {
  id: 'content.filters.not-contains.as-like',
  clause: 'content.filters.not-contains',
  says: '$notContains takes % and _ as wildcards, ignores the case of ASCII letters and minds that of all others',
  apply: changeTextOperator('content.filters.not-contains', {
    folded: false,
    matches: operand => opposite(like)(`%${operand}%`),
  }),
}
