import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** A page has the default size. */
export const pageSizeIgnored: Quirk = {
  id: 'content.pagination.page-size.ignored',
  clause: 'content.pagination.page-size',
  says: 'a page has the default size',
  apply: changeParameter(
    'content.pagination.page-size',
    ({ read }) =>
      (_raw, reading) =>
        read(undefined, reading),
  ),
}
