import { json } from '../../../http/message.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A refusal has no details. */
export const errorShapeNoDetails: Quirk = {
  id: 'content.errors.shape.no-details',
  clause: 'content.errors.shape',
  says: 'a refusal has no details',
  apply: changeFrame(({ errorShape }) => ({
    errorShape: {
      ...errorShape,
      respond: ({ status, name, message }) => json(status, { data: null, error: { status, name, message } }),
    },
  })),
}
