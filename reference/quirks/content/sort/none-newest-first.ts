import type { Quirk } from '../../quirk.ts'
import { changeSort } from './change-sort.ts'

/** Without sort the newest entries come first. */
export const noneNewestFirst: Quirk = {
  id: 'content.sort.none.newest-first',
  clause: 'content.sort.none',
  says: 'without sort the newest entries come first',
  apply: changeSort(({ none }) => ({ none: { ...none, sort: 'createdAt:desc' } })),
}
