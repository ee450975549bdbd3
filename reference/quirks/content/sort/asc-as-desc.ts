import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** Ascending is descending. */
export const ascAsDesc: Quirk = {
  id: 'content.sort.asc.as-desc',
  clause: 'content.sort.asc',
  says: 'ascending is descending',
  apply: changeSort(({ directions }) => ({
    directions: replaceUnit(directions, 'content.sort.asc', unit => ({ ...unit, sign: -1 })),
  })),
}
