import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** Descending is ascending. */
export const descIgnored: Quirk = {
  id: 'content.sort.desc.ignored',
  clause: 'content.sort.desc',
  says: 'descending is ascending',
  apply: changeSort(({ directions }) => ({
    directions: replaceUnit(directions, 'content.sort.desc', unit => ({ ...unit, sign: 1 })),
  })),
}
