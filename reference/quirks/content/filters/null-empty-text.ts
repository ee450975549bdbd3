import type { Quirk } from '../../quirk.ts'
import { changePresenceOperator } from './change-filters.ts'

/** $null takes an empty text for no value. */
export const nullEmptyText: Quirk = {
  id: 'content.filters.null.empty-text',
  clause: 'content.filters.null',
  says: '$null takes an empty text for no value',
  apply: changePresenceOperator(
    'content.filters.null',
    (stored, wanted) => (stored === null || stored === undefined || stored === '') === wanted,
  ),
}
