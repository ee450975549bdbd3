import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** A sort that is an object does not sort. */
export const objectIgnored: Quirk = {
  id: 'content.sort.object.ignored',
  clause: 'content.sort.object',
  says: 'a sort that is an object does not sort',
  apply: changeSortForm('content.sort.object', form => ({ ...form, read: () => [] })),
}
