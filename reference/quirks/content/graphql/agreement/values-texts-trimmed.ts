import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

export const valuesTextsTrimmed: Quirk = {
  id: 'content.graphql.agreement.values.texts-trimmed',
  clause: 'content.graphql.agreement.values',
  says: 'GraphQL takes spaces from both ends of a text',
  apply: changeScalar('content.graphql.types.text', {
    show: stored => (typeof stored === 'string' ? stored.trim() : stored),
  }),
}
