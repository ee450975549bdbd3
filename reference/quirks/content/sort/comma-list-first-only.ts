import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** Of fields that are parted by commas the first alone sorts. */
export const commaListFirstOnly: Quirk = {
  id: 'content.sort.comma-list.first-only',
  clause: 'content.sort.comma-list',
  says: 'of fields that are parted by commas the first alone sorts',
  apply: changeSortForm('content.sort.comma-list', form => ({
    ...form,
    read: (value, reading) => form.read(value, reading).slice(0, 1),
  })),
}
