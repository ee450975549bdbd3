import type { Quirk } from '../../../quirk.ts'
import { withoutAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.name-input'

export const nameInputWithoutPublishedAt: Quirk = {
  id: 'content.graphql.types.name-input.without-published-at',
  clause,
  says: 'publishedAt cannot be written',
  apply: withoutAttribute(clause, 'publishedAt'),
}
