import type { Quirk } from '../../../quirk.ts'
import { withoutAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.name-filtersinput'

export const nameFiltersinputWithoutCreatedAt: Quirk = {
  id: 'content.graphql.types.name-filtersinput.without-created-at',
  clause,
  says: 'createdAt cannot be filtered on',
  apply: withoutAttribute(clause, 'createdAt'),
}
