import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** A field of a relation does not sort. */
export const relationFieldIgnored: Quirk = {
  id: 'content.sort.relation-field.ignored',
  clause: 'content.sort.relation-field',
  says: 'a field of a relation does not sort',
  apply: changeSortForm('content.sort.field', form => ({
    ...form,
    read: (value, reading) => form.read(value, reading).filter(({ path }) => path.length === 1),
  })),
}
