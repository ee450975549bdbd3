import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $startsWith finds the operand anywhere. */
export const startsWithAnywhere: Quirk = {
  id: 'content.filters.starts-with.anywhere',
  clause: 'content.filters.starts-with',
  says: '$startsWith finds the operand anywhere',
  apply: changeTextOperator('content.filters.starts-with', {
    matches: operand => stored => stored.includes(operand),
  }),
}
