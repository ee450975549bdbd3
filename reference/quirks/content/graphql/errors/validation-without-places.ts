import type { Quirk } from '../../../quirk.ts'
import { changeError } from '../change-answers.ts'

const clause = 'content.graphql.errors.validation'

export const validationWithoutPlaces: Quirk = {
  id: 'content.graphql.errors.validation.without-places',
  clause,
  says: 'errors of a document have no places',
  apply: changeError(clause, ({ locations: _, ...shown }) => shown),
}
