import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** The id does not sort. */
export const idIgnored: Quirk = {
  id: 'content.sort.id.ignored',
  clause: 'content.sort.id',
  says: 'the id does not sort',
  apply: changeSortForm('content.sort.field', form => ({
    ...form,
    read: (value, reading) => form.read(value, reading).filter(({ path }) => path[0] !== 'id'),
  })),
}
