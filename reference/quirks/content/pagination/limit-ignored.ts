import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** The limit is the default one. */
export const limitIgnored: Quirk = {
  id: 'content.pagination.limit.ignored',
  clause: 'content.pagination.limit',
  says: 'the limit is the default one',
  apply: changeParameter(
    'content.pagination.limit',
    ({ read }) =>
      (_raw, reading) =>
        read(undefined, reading),
  ),
}
