import { ContentError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** strapi/strapi 25788 and 25560: bad values in a query answered 500 in place of 400. */
export const errorShape500: Quirk = {
  id: 'content.errors.shape.as-500',
  clause: 'content.errors.shape',
  says: 'a bad query is answered with 500',
  apply: changeFrame(({ errorShape }) => ({
    errorShape: {
      ...errorShape,
      respond: error => {
        if (error.status !== 400) return errorShape.respond(error)
        return errorShape.respond(new ContentError(500, 'InternalServerError', 'Internal Server Error', null))
      },
    },
  })),
}
