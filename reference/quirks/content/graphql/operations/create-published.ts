import type { Quirk } from '../../../quirk.ts'
import { changeAnswer } from '../change-answers.ts'

const clause = 'content.graphql.mutations.create'

export const createPublished: Quirk = {
  id: 'content.graphql.mutations.create.published',
  clause,
  says: 'a new entry is published at once',
  apply: changeAnswer(clause, (resolve, args) =>
    resolve({ ...args, data: { publishedAt: new Date(0).toISOString(), ...Object(args.data) } }),
  ),
}
