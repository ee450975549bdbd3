import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.dynamic-zone'

export const dynamicZoneLeftOut: Quirk = {
  id: 'content.graphql.types.dynamic-zone.left-out',
  clause,
  says: 'a dynamic zone is not in the type',
  apply: changeAttribute(clause, () => ({ output: () => null })),
}
