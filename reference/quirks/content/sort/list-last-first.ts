import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** Of several fields the last weighs most. */
export const listLastFirst: Quirk = {
  id: 'content.sort.list.last-first',
  clause: 'content.sort.list',
  says: 'of several fields the last weighs most',
  apply: changeSortForm('content.sort.list', form => ({
    ...form,
    read: (value, reading) => [...form.read(value, reading)].reverse(),
  })),
}
