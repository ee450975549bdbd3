import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** Of several fields the first alone sorts. */
export const listFirstOnly: Quirk = {
  id: 'content.sort.list.first-only',
  clause: 'content.sort.list',
  says: 'of several fields the first alone sorts',
  apply: changeSortForm('content.sort.list', form => ({
    ...form,
    read: (value, reading) => form.read(value, reading).slice(0, 1),
  })),
}
