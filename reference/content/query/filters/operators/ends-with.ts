import type { TextOperator } from '../operator.ts'

/** content.filters.ends-with: keeps an entry whose text ends with the operand, letter for letter. */
export const endsWith: TextOperator = {
  kind: 'text',
  clause: 'content.filters.ends-with',
  name: '$endsWith',
  matches: operand => stored => stored.endsWith(operand),
  folded: false,
}
