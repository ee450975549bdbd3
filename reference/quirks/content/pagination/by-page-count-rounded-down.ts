import type { Quirk } from '../../quirk.ts'
import { changeMode } from './change-pagination.ts'

/** The number of pages is rounded down. */
export const byPageCountRoundedDown: Quirk = {
  id: 'content.pagination.by-page.count-rounded-down',
  clause: 'content.pagination.by-page',
  says: 'the number of pages is rounded down',
  apply: changeMode('content.pagination.by-page', known => (page, size, given) => {
    const part = known.page(page, size, given)
    return {
      ...part,
      meta: total =>
        total === null ? part.meta(total) : { ...part.meta(total), pageCount: Math.floor(total / size) },
    }
  }),
}
