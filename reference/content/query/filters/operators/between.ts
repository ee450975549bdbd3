import { compare } from '../../comparable.ts'
import type { ListOperator } from '../operator.ts'

/** content.filters.between: keeps an entry whose value is between the two operands, either included. */
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
}
