import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** Without a direction a field sorts descending. */
export const ascDefaultDescending: Quirk = {
  id: 'content.sort.asc.default-descending',
  clause: 'content.sort.asc',
  says: 'without a direction a field sorts descending',
  apply: changeSort(({ directions }) => ({ directions: [...directions].reverse() })),
}
