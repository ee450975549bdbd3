import type { Comparable } from '../../../content/query/comparable.ts'
import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeListOperator } from './change-filters.ts'

/** $between leaves out its bounds. */
export const betweenBoundsExcluded: Quirk = {
  id: 'content.filters.between-bounds.excluded',
  clause: 'content.filters.between-bounds',
  says: '$between leaves out its bounds',
  apply: changeListOperator('content.filters.between', within),
}

function within(operands: readonly Comparable[]): (stored: Comparable) => boolean {
  const [low, high] = operands
  if (low === undefined || high === undefined) return () => false
  return stored => compare(stored, low) > 0 && compare(stored, high) < 0
}
