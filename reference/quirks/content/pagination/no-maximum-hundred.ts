import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Without a configured maximum it is 100. */
export const noMaximumHundred: Quirk = {
  id: 'content.pagination.no-maximum.hundred',
  clause: 'content.pagination.no-maximum',
  says: 'without a configured maximum it is 100',
  apply: changePagination(({ greatest }) => ({
    greatest: { ...greatest, lower: (wanted, limits) => Math.min(wanted, limits.maxLimit ?? 100) },
  })),
}
