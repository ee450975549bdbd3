import type { TextOperator } from '../operator.ts'

/** content.filters.contains: keeps an entry whose text contains the operand, letter for letter. */
export const contains: TextOperator = {
  kind: 'text',
  clause: 'content.filters.contains',
  name: '$contains',
  matches: operand => stored => stored.includes(operand),
  folded: false,
}
