import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { compareByLanguage } from '../databases/postgres.ts'
import { changeValueOperator } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL compares texts by its collation. */
export const gtByLanguage: Quirk = {
  id: 'content.filters.gt.by-language',
  clause: 'content.filters.gt',
  says: '$gt compares texts by language and not by code point',
  apply: changeValueOperator(
    'content.filters.gt',
    operand => stored => compareByLanguage(stored, operand, compare) > 0,
  ),
}
