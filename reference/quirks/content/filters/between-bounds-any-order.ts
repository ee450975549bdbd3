import type { Comparable } from '../../../content/query/comparable.ts'
import { compare } from '../../../content/query/comparable.ts'
import type { Quirk } from '../../quirk.ts'
import { changeListOperator } from './change-filters.ts'

/** $between takes its bounds in any order. */
export const betweenBoundsAnyOrder: Quirk = {
  id: 'content.filters.between-bounds.any-order',
  clause: 'content.filters.between-bounds',
  says: '$between takes its bounds in any order',
  apply: changeListOperator('content.filters.between', within),
}

function within(operands: readonly Comparable[]): (stored: Comparable) => boolean {
  const [low, high] = operands
  if (low === undefined || high === undefined) return () => false
  return stored => Math.sign(compare(stored, low)) * Math.sign(compare(stored, high)) <= 0
}
