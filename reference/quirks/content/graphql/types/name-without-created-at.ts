import type { Quirk } from '../../../quirk.ts'
import { withoutAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.name'

export const nameWithoutCreatedAt: Quirk = {
  id: 'content.graphql.types.name.without-created-at',
  clause,
  says: 'createdAt is not in the type',
  apply: withoutAttribute(clause, 'createdAt'),
}
