import type { ListOperator } from '../operator.ts'

/** content.filters.in: keeps an entry whose value is one of the operands. */
export const inList: ListOperator = {
  kind: 'list',
  clause: 'content.filters.in',
  name: '$in',
  matches: operands => {
    const wanted = new Set(operands)
    return stored => wanted.has(stored)
  },
  only: operands => operands,
}
