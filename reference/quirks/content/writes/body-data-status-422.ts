import { ContentError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A body without values is answered with 422. */
export const bodyDataStatus422: Quirk = {
  id: 'content.writes.body.data.status-422',
  clause: 'content.writes.body.data',
  says: 'a body without values is answered with 422',
  apply: changeRest(({ dataMember }) => ({
    dataMember: {
      ...dataMember,
      error: () => new ContentError(422, 'ValidationError', 'Missing "data" payload in the request body'),
    },
  })),
}
