import type { Quirk } from '../../quirk.ts'
import { changeMode } from './change-pagination.ts'

/** As the GraphQL interface tells it. */
export const byOffsetAsPage: Quirk = {
  id: 'content.pagination.by-offset.as-page',
  clause: 'content.pagination.by-offset',
  says: 'the meta of an offset is told as a page',
  apply: changeMode('content.pagination.by-offset', known => (start, limit, given) => ({
    ...known.page(start, limit, given),
    meta: total => ({
      page: Math.floor(start / limit) + 1,
      pageSize: limit,
      ...(total !== null && { pageCount: Math.ceil(total / limit), total }),
    }),
  })),
}
