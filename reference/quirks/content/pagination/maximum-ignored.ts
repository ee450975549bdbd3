import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** A page may be greater than the configured maximum. */
export const maximumIgnored: Quirk = {
  id: 'content.pagination.maximum.ignored',
  clause: 'content.pagination.maximum',
  says: 'a page may be greater than the configured maximum',
  apply: changePagination(({ greatest }) => ({ greatest: { ...greatest, lower: wanted => wanted } })),
}
