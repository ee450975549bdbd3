import type { Quirk } from '../../quirk.ts'
import { changeMode } from './change-pagination.ts'

/** The total is that of the page. */
export const byPageTotalOfPage: Quirk = {
  id: 'content.pagination.by-page.total-of-page',
  clause: 'content.pagination.by-page',
  says: 'the total is that of the page',
  apply: changeMode('content.pagination.by-page', known => (page, size, given) => {
    const part = known.page(page, size, given)
    return { ...part, meta: total => part.meta(total === null ? null : Math.min(total, size)) }
  }),
}
