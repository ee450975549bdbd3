import type { Quirk } from '../../../quirk.ts'
import { changeAnswer } from '../change-answers.ts'

export const singleEntryDraftsHidden: Quirk = {
  id: 'content.graphql.agreement.single-entry.drafts-hidden',
  clause: 'content.graphql.agreement.single-entry',
  says: 'GraphQL does not find a draft by its id',
  apply: changeAnswer('content.graphql.queries.singular', (resolve, args) => {
    const found = Object(resolve(args))
    return Object(found.value).publishedAt === null ? { value: null } : found
  }),
}
