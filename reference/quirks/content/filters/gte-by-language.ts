import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { compareByLanguage } from '../databases/postgres.ts'
import { changeValueOperator } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL compares texts by its collation. */
export const gteByLanguage: Quirk = {
  id: 'content.filters.gte.by-language',
  clause: 'content.filters.gte',
  says: '$gte compares texts by language and not by code point',
  apply: changeValueOperator(
    'content.filters.gte',
    operand => stored => compareByLanguage(stored, operand, compare) >= 0,
  ),
}
