import { ContentError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** JSON that is neither an object nor a list is answered with 422. */
export const bodyJsonValuesStatus422: Quirk = {
  id: 'content.writes.body.json-values.status-422',
  clause: 'content.writes.body.json-values',
  says: 'JSON that is neither an object nor a list is answered with 422',
  apply: changeRest(({ body }) => ({
    body: {
      ...body,
      jsonValues: { ...body.jsonValues, error: message => new ContentError(422, 'Error', message, null) },
    },
  })),
}
