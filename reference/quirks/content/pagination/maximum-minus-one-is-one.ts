import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** strapi/strapi 11473: `limit=-1` returned one row. */
export const maximumMinusOneIsOne: Quirk = {
  id: 'content.pagination.maximum.minus-one-is-one',
  clause: 'content.pagination.maximum',
  says: 'a limit of -1 returns one entry',
  apply: changeParameter(
    'content.pagination.limit',
    ({ read }) =>
      (raw, reading) =>
        raw === '-1' ? 1 : read(raw, reading),
  ),
}
