import type { TextOperator } from '../operator.ts'
import { endsWith } from './ends-with.ts'

/** content.filters.ends-withi: $endsWith whatever the case of either text. */
export const endsWithi: TextOperator = {
  ...endsWith,
  clause: 'content.filters.ends-withi',
  name: '$endsWithi',
  folded: true,
}
