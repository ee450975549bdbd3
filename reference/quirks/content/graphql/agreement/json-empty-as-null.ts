import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

export const jsonEmptyAsNull: Quirk = {
  id: 'content.graphql.agreement.json.empty-as-null',
  clause: 'content.graphql.agreement.json',
  says: 'GraphQL shows an empty list as null',
  apply: changeScalar('content.graphql.types.json', {
    show: stored => (Array.isArray(stored) && stored.length === 0 ? null : stored),
  }),
}
