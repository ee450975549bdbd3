import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.datetime'

export const datetimeAsString: Quirk = {
  id: 'content.graphql.types.datetime.as-string',
  clause,
  says: 'a datetime is String',
  apply: changeScalar(clause, { scalar: 'String' }),
}
