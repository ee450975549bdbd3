import { notFound } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** What a caller may not read is answered as if it were not there. */
export const forbiddenHidden: Quirk = {
  id: 'content.errors.forbidden.hidden',
  clause: 'content.errors.forbidden',
  says: 'what a caller may not read is answered as if it were not there',
  apply: changeFrame(({ errorShape }) => ({
    errorShape: {
      ...errorShape,
      respond: error => errorShape.respond(error.status === 403 ? notFound() : error),
    },
  })),
}
