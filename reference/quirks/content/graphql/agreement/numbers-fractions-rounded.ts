import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

export const numbersFractionsRounded: Quirk = {
  id: 'content.graphql.agreement.numbers.fractions-rounded',
  clause: 'content.graphql.agreement.numbers',
  says: 'GraphQL rounds fractions',
  apply: changeScalar('content.graphql.types.float', {
    show: stored => (typeof stored === 'number' ? Math.round(stored) : stored),
  }),
}
