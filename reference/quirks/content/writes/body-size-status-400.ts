import { ContentError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A body that is too large is answered with 400. */
export const bodySizeStatus400: Quirk = {
  id: 'content.writes.body.size.status-400',
  clause: 'content.writes.body.size',
  says: 'a body that is too large is answered with 400',
  apply: changeRest(({ body }) => ({
    body: {
      ...body,
      bodySize: {
        ...body.bodySize,
        error: () => new ContentError(400, 'PayloadTooLargeError', 'request entity too large', null),
      },
    },
  })),
}
