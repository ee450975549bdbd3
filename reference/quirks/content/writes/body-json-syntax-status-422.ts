import { ContentError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A body that is no JSON is answered with 422. */
export const bodyJsonSyntaxStatus422: Quirk = {
  id: 'content.writes.body.json-syntax.status-422',
  clause: 'content.writes.body.json-syntax',
  says: 'a body that is no JSON is answered with 422',
  apply: changeRest(({ body }) => ({
    body: {
      ...body,
      jsonSyntax: {
        ...body.jsonSyntax,
        error: message => new ContentError(422, 'SyntaxError', message, null),
      },
    },
  })),
}
