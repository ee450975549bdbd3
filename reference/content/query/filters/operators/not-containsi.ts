import type { TextOperator } from '../operator.ts'
import { notContains } from './not-contains.ts'

/** content.filters.not-containsi: $notContains whatever the case of either text. */
export const notContainsi: TextOperator = {
  ...notContains,
  clause: 'content.filters.not-containsi',
  name: '$notContainsi',
  folded: true,
}
