import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Entries are always counted. */
export const withCountIgnored: Quirk = {
  id: 'content.pagination.with-count.ignored',
  clause: 'content.pagination.with-count',
  says: 'entries are always counted',
  apply: changePagination(({ withCount }) => ({ withCount: { ...withCount, isCounted: () => true } })),
}
