import { opposite, type TextOperator } from '../operator.ts'
import { contains } from './contains.ts'

/** content.filters.not-contains: keeps an entry whose text does not contain the operand. */
export const notContains: TextOperator = {
  kind: 'text',
  clause: 'content.filters.not-contains',
  name: '$notContains',
  matches: opposite(contains.matches),
  folded: false,
}
