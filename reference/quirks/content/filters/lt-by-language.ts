import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { compareByLanguage } from '../databases/postgres.ts'
import { changeValueOperator } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL compares texts by its collation. */
export const ltByLanguage: Quirk = {
  id: 'content.filters.lt.by-language',
  clause: 'content.filters.lt',
  says: '$lt compares texts by language and not by code point',
  apply: changeValueOperator(
    'content.filters.lt',
    operand => stored => compareByLanguage(stored, operand, compare) < 0,
  ),
}
