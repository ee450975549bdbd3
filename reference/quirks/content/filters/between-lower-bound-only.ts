import type { Comparable } from '../../../content/query/comparable.ts'
import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeListOperator } from './change-filters.ts'

/** $between looks at the lower bound alone. */
export const betweenLowerBoundOnly: Quirk = {
  id: 'content.filters.between.lower-bound-only',
  clause: 'content.filters.between',
  says: '$between looks at the lower bound alone',
  apply: changeListOperator('content.filters.between', within),
}

function within(operands: readonly Comparable[]): (stored: Comparable) => boolean {
  const [low, high] = operands
  if (low === undefined || high === undefined) return () => false
  return stored => compare(stored, low) >= 0
}
