import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.scalar-attribute'

export const scalarAttributeNotFiltered: Quirk = {
  id: 'content.graphql.types.scalar-attribute.not-filtered',
  clause,
  says: 'an attribute with a plain value cannot be filtered on',
  apply: changeAttribute(clause, () => ({ filter: () => null })),
}
