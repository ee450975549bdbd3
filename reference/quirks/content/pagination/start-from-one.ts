import type { Quirk } from '../../quirk.ts'
import { changeParameter } from './change-pagination.ts'

/** The first entry is counted as 1. */
export const startFromOne: Quirk = {
  id: 'content.pagination.start.from-one',
  clause: 'content.pagination.start',
  says: 'the first entry is counted as 1',
  apply: changeParameter(
    'content.pagination.start',
    ({ read }) =>
      (raw, reading) =>
        Math.max(0, read(raw, reading) - 1),
  ),
}
