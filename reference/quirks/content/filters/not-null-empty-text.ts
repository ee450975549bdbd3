import type { Quirk } from '../../quirk.ts'
import { changePresenceOperator } from './change-filters.ts'

/** $notNull takes an empty text for no value. */
export const notNullEmptyText: Quirk = {
  id: 'content.filters.not-null.empty-text',
  clause: 'content.filters.not-null',
  says: '$notNull takes an empty text for no value',
  apply: changePresenceOperator(
    'content.filters.not-null',
    (stored, wanted) => (stored !== null && stored !== undefined && stored !== '') === wanted,
  ),
}
