import type { TextOperator } from '../operator.ts'

/** content.filters.starts-with: keeps an entry whose text starts with the operand, letter for letter. */
export const startsWith: TextOperator = {
  kind: 'text',
  clause: 'content.filters.starts-with',
  name: '$startsWith',
  matches: operand => stored => stored.startsWith(operand),
  folded: false,
}
