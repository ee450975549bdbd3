import { ContentError } from '../../../../content/errors.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeAnswer } from '../change-answers.ts'

const clause = 'content.graphql.mutations.update'

export const updateUnknownIsError: Quirk = {
  id: 'content.graphql.mutations.update.unknown-is-error',
  clause,
  says: 'an entry that is not there is an error',
  apply: changeAnswer(clause, (resolve, args) => {
    const found = Object(resolve(args))
    if (!found.value) throw new ContentError(404, 'NotFoundError', 'Not Found')
    return found
  }),
}
