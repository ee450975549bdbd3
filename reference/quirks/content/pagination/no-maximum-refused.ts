import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changePagination } from './change-pagination.ts'

/** strapi/strapi 19004 and 18908: who sets `maxLimit` to -1 to have none cannot page at all. */
export const noMaximumRefused: Quirk = {
  id: 'content.pagination.no-maximum.refuses-pages',
  clause: 'content.pagination.no-maximum',
  says: 'without a configured maximum pages are refused and limits have no effect',
  apply: changePagination(({ greatest }) => ({
    greatest: {
      ...greatest,
      lower: (wanted, limits) => {
        if (limits.maxLimit !== null) return greatest.lower(wanted, limits)
        throw validationError('pageSize must be less than or equal to -1')
      },
    },
  })),
}
