import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { compareByLanguage } from '../databases/postgres.ts'
import { changeValueOperator } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL compares texts by its collation. */
export const lteByLanguage: Quirk = {
  id: 'content.filters.lte.by-language',
  clause: 'content.filters.lte',
  says: '$lte compares texts by language and not by code point',
  apply: changeValueOperator(
    'content.filters.lte',
    operand => stored => compareByLanguage(stored, operand, compare) <= 0,
  ),
}
