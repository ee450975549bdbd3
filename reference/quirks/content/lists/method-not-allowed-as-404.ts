import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A method that a path does not have is answered with 404. */
export const methodNotAllowedAs404: Quirk = {
  id: 'content.errors.method-not-allowed.as-404',
  clause: 'content.errors.method-not-allowed',
  says: 'a method that a path does not have is answered with 404',
  apply: changeFrame(({ wrongMethod }) => ({
    wrongMethod: {
      ...wrongMethod,
      respond: () =>
        json(404, { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found' } }),
    },
  })),
}
