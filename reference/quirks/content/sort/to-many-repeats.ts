import type { SortValue } from '../../../content/query/sort/reader.ts'
import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** strapi/strapi 11892: the joined rows are sorted and paged, so an entry comes once for each different value. */
export const toManyRepeats: Quirk = {
  id: 'content.sort.to-many.repeats',
  clause: 'content.sort.to-many',
  says: 'sorting by a field of a to-many relation repeats an entry for each different value',
  apply: changeSort(({ toMany }) => ({ toMany: { ...toMany, places: eachDifferent } })),
}

function eachDifferent(values: readonly SortValue[]): readonly SortValue[] {
  return [...new Set(values)]
}
