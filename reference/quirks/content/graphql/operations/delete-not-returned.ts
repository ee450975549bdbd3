import type { Quirk } from '../../../quirk.ts'
import { changeAnswer } from '../change-answers.ts'

const clause = 'content.graphql.mutations.delete'

export const deleteNotReturned: Quirk = {
  id: 'content.graphql.mutations.delete.not-returned',
  clause,
  says: 'the entry that was deleted is not returned',
  apply: changeAnswer(clause, (resolve, args) => {
    resolve(args)
    return { value: null }
  }),
}
