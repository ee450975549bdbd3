import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.single-relation'

export const singleRelationNotFiltered: Quirk = {
  id: 'content.graphql.types.single-relation.not-filtered',
  clause,
  says: 'there are no filters over a relation to one entry',
  apply: changeAttribute(clause, () => ({ filter: () => null })),
}
