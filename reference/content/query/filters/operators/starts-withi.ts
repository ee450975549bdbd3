import type { TextOperator } from '../operator.ts'
import { startsWith } from './starts-with.ts'

/** content.filters.starts-withi: $startsWith whatever the case of either text. */
export const startsWithi: TextOperator = {
  ...startsWith,
  clause: 'content.filters.starts-withi',
  name: '$startsWithi',
  folded: true,
}
