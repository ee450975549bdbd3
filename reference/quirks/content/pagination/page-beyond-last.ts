import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** Behind the last page comes the last page again. */
export const pageBeyondLast: Quirk = {
  id: 'content.pagination.page-beyond.last',
  clause: 'content.pagination.page-beyond',
  says: 'behind the last page comes the last page again',
  apply: changePagination(({ beyond }) => ({
    beyond: { ...beyond, start: ({ limit }, total) => Math.max(0, Math.ceil(total / limit) - 1) * limit },
  })),
}
