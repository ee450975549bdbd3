import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** A word that is no direction means ascending. */
export const directionUnknownAscending: Quirk = {
  id: 'content.sort.direction-unknown.ascending',
  clause: 'content.sort.direction-unknown',
  says: 'a word that is no direction means ascending',
  apply: changeSort(({ unknownDirection }) => ({
    unknownDirection: { ...unknownDirection, instead: () => ({ sign: 1 }) },
  })),
}
