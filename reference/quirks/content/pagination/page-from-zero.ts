import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** Pages are counted from 0. */
export const pageFromZero: Quirk = {
  id: 'content.pagination.page.from-zero',
  clause: 'content.pagination.page',
  says: 'pages are counted from 0',
  apply: changeParameter(
    'content.pagination.page',
    ({ read }) =>
      (raw, reading) =>
        read(raw, reading) + (raw === undefined ? 0 : 1),
  ),
}
