import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** A single type without an entry is answered with 400. */
export const singleTypeAbsentStatus400: Quirk = {
  id: 'content.single-types.absent.status-400',
  clause: 'content.single-types.absent',
  says: 'a single type without an entry is answered with 400',
  apply: changeRest(({ missingSingle }) => ({
    missingSingle: { ...missingSingle, error: () => validationError('Not Found') },
  })),
}
