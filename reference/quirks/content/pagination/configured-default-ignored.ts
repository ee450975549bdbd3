import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** The default size of a page is 25, whatever is configured. */
export const configuredDefaultIgnored: Quirk = {
  id: 'content.pagination.configured.default-ignored',
  clause: 'content.pagination.configured',
  says: 'the default size of a page is 25, whatever is configured',
  apply: changeParameter(
    'content.pagination.page-size',
    ({ read }) =>
      (raw, reading) =>
        raw === undefined ? 25 : read(raw, reading),
  ),
}
