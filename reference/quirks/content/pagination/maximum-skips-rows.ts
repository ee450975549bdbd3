import type { Quirk } from '../../quirk.ts'
import { changeMode } from './change-pagination.ts'

/** strapi/strapi 22483: a pageSize above the maximum leaves out entries from the second page on. */
export const maximumSkipsRows: Quirk = {
  id: 'content.pagination.maximum.skips-rows',
  clause: 'content.pagination.maximum',
  says: 'the start of a page is reckoned with the size that was asked for, and its end with the maximum',
  apply: changeMode('content.pagination.by-page', known => (page, size, given) => ({
    ...known.page(page, size, given),
    start: (page - 1) * (Number(given.pageSize) || size),
  })),
}
