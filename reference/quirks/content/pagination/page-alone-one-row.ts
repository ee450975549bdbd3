import type { Quirk } from '../../quirk.ts'
import { changeMode } from './change-pagination.ts'

/** strapi/strapi PR 27132: `page` alone returned one row. */
export const pageAloneOneRow: Quirk = {
  id: 'content.pagination.page.alone-one-row',
  clause: 'content.pagination.page',
  says: 'a page without a size has one entry',
  apply: changeMode(
    'content.pagination.by-page',
    known => (first, second, given) =>
      known.page(first, 'page' in given && !('pageSize' in given) ? 1 : second, given),
  ),
}
