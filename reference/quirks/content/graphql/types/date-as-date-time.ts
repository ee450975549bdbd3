import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.date'

export const dateAsDateTime: Quirk = {
  id: 'content.graphql.types.date.as-date-time',
  clause,
  says: 'a date is DateTime',
  apply: changeScalar(clause, { scalar: 'DateTime' }),
}
