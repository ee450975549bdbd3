import type { Quirk } from '../../quirk.ts'
import { changeTextOperator } from './change-filters.ts'

/** $endsWith finds the operand anywhere. */
export const endsWithAnywhere: Quirk = {
  id: 'content.filters.ends-with.anywhere',
  clause: 'content.filters.ends-with',
  says: '$endsWith finds the operand anywhere',
  apply: changeTextOperator('content.filters.ends-with', {
    matches: operand => stored => stored.includes(operand),
  }),
}
