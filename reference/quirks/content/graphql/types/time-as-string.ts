import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.time'

export const timeAsString: Quirk = {
  id: 'content.graphql.types.time.as-string',
  clause,
  says: 'a time is String',
  apply: changeScalar(clause, { scalar: 'String' }),
}
