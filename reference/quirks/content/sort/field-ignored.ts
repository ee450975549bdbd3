import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** A single field does not sort. */
export const fieldIgnored: Quirk = {
  id: 'content.sort.field.ignored',
  clause: 'content.sort.field',
  says: 'a single field does not sort',
  apply: changeSortForm('content.sort.field', form => ({ ...form, read: () => [] })),
}
