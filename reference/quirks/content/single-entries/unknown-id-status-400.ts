import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** An unknown id is answered with 400. */
export const entryUnknownIdStatus400: Quirk = {
  id: 'content.single-entries.unknown-id.status-400',
  clause: 'content.single-entries.unknown-id',
  says: 'an unknown id is answered with 400',
  apply: changeRest(({ missingEntry }) => ({
    missingEntry: { ...missingEntry, error: () => validationError('Not Found') },
  })),
}
