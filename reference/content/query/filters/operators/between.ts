import { type Comparable, compare } from '../../comparable.ts'
import type { ListOperator } from '../operator.ts'

/**
 * content.filters.between: keeps an entry whose value is between the two operands, either included.
 * content.graphql.filters.between: what lies on the wrong side of one is not, even if the other is null (observed).
 */
export const between: ListOperator = {
  kind: 'list',
  clause: 'content.filters.between',
  name: '$between',
  length: 2,
  matches: operands => {
    const [low, high] = operands
    if (low === undefined || high === undefined) return () => false
    return stored => compare(stored, low) >= 0 && compare(stored, high) <= 0
  },
  failsAnyway: ([low = null, high = null]) => {
    const isBelow = (stored: Comparable) => low !== null && compare(stored, low) < 0
    return stored => isBelow(stored) || (high !== null && compare(stored, high) > 0)
  },
}
