import type { Quirk } from '../../../quirk.ts'
import { changeError } from '../change-answers.ts'

const clause = 'content.graphql.errors.plain'

export const plainMasked: Quirk = {
  id: 'content.graphql.errors.plain.masked',
  clause,
  says: 'an error that a resolver throws is hidden',
  apply: changeError(clause, () => ({
    message: 'Internal Server Error',
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  })),
}
