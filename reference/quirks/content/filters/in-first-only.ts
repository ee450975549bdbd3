import type { Quirk } from '../../quirk.ts'
import { changeListOperator } from './change-filters.ts'

/** $in looks at its first operand alone. */
export const inFirstOnly: Quirk = {
  id: 'content.filters.in.first-only',
  clause: 'content.filters.in',
  says: '$in looks at its first operand alone',
  apply: changeListOperator(
    'content.filters.in',
    ([first]) =>
      stored =>
        stored === first,
  ),
}
