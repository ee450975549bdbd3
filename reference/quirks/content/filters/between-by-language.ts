import type { Comparable } from '../../../content/query/comparable.ts'
import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { compareByLanguage } from '../databases/postgres.ts'
import { changeListOperator } from './change-filters.ts'

/** UNDOCUMENTED: PostgreSQL compares texts by its collation. */
export const betweenByLanguage: Quirk = {
  id: 'content.filters.between.by-language',
  clause: 'content.filters.between',
  says: '$between compares texts by language and not by code point',
  apply: changeListOperator('content.filters.between', within),
}

function within(operands: readonly Comparable[]): (stored: Comparable) => boolean {
  const [low, high] = operands
  if (low === undefined || high === undefined) return () => false
  return stored =>
    compareByLanguage(stored, low, compare) >= 0 && compareByLanguage(stored, high, compare) <= 0
}
