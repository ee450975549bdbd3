import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** As in the third major version. */
export const errorShapeFlat: Quirk = {
  id: 'content.errors.shape.flat',
  clause: 'content.errors.shape',
  says: 'a refusal is an object of statusCode, error and message',
  apply: changeFrame(({ errorShape }) => ({
    errorShape: {
      ...errorShape,
      respond: ({ status, name, message }) => json(status, { statusCode: status, error: name, message }),
    },
  })),
}
