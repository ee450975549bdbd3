import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const relationOpen: Quirk = {
  id: 'content.graphql.auth.relation.open',
  clause: 'content.graphql.auth.relation',
  says: 'everybody may follow every relation',
  apply: changeGraphql(({ relationAuth }) => ({ relationAuth: { ...relationAuth, permission: () => null } })),
}
