import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

export const bigintegersAsFloats: Quirk = {
  id: 'content.graphql.agreement.bigintegers.as-floats',
  clause: 'content.graphql.agreement.bigintegers',
  says: 'GraphQL reads a biginteger into a float',
  apply: changeScalar('content.graphql.types.biginteger', {
    show: stored => (typeof stored === 'string' ? Number(stored) : stored),
  }),
}
