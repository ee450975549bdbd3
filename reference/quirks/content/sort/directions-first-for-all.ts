import type { Quirk } from '../../quirk.ts'
import { changeSortForm } from './change-sort.ts'

/** The direction of the first field holds for all. */
export const directionsFirstForAll: Quirk = {
  id: 'content.sort.directions.first-for-all',
  clause: 'content.sort.directions',
  says: 'the direction of the first field holds for all',
  apply: changeSortForm('content.sort.list', form => ({
    ...form,
    read: (value, reading) => {
      const keys = form.read(value, reading)
      return keys.map(key => ({ ...key, sign: keys[0]?.sign ?? key.sign }))
    },
  })),
}
