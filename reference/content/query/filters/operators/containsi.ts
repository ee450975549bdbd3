import type { TextOperator } from '../operator.ts'
import { contains } from './contains.ts'

/** content.filters.containsi: $contains whatever the case of either text. */
export const containsi: TextOperator = {
  ...contains,
  clause: 'content.filters.containsi',
  name: '$containsi',
  folded: true,
}
