import { ContentError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A path that there is not is answered with 403. */
export const notFoundAs403: Quirk = {
  id: 'content.errors.not-found.as-403',
  clause: 'content.errors.not-found',
  says: 'a path that there is not is answered with 403',
  apply: changeFrame(({ unknownPath }) => ({
    unknownPath: { ...unknownPath, error: () => new ContentError(403, 'ForbiddenError', 'Forbidden') },
  })),
}
