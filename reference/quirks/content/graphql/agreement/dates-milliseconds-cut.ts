import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

export const datesMillisecondsCut: Quirk = {
  id: 'content.graphql.agreement.dates.milliseconds-cut',
  clause: 'content.graphql.agreement.dates',
  says: 'GraphQL shows a time of day without its milliseconds',
  apply: changeScalar('content.graphql.types.time', {
    show: stored => (typeof stored === 'string' ? stored.replace(/\d{3}$/, '000') : stored),
  }),
}
