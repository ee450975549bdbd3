import type { Comparable } from '../../comparable.ts'
import type { ListOperator, OperandsWithNull } from '../operator.ts'

/**
 * content.filters.in: keeps an entry whose value is one of the operands.
 * content.graphql.filters.in: with null among them nothing is known not to be one of them (observed).
 */
export const inList: ListOperator = {
  kind: 'list',
  clause: 'content.filters.in',
  name: '$in',
  matches: isOneOf,
  only: operands => operands,
  holdsAnyway: isOneOf,
}

function isOneOf(operands: OperandsWithNull): (stored: Comparable) => boolean {
  const wanted = new Set(operands)
  return stored => wanted.has(stored)
}
