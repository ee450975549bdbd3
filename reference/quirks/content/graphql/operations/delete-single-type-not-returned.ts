import type { Quirk } from '../../../quirk.ts'
import { changeAnswer } from '../change-answers.ts'

const clause = 'content.graphql.mutations.delete-single-type'

export const deleteSingleTypeNotReturned: Quirk = {
  id: 'content.graphql.mutations.delete-single-type.not-returned',
  clause,
  says: 'the entry that was deleted is not returned',
  apply: changeAnswer(clause, (resolve, args) => {
    resolve(args)
    return { value: null }
  }),
}
