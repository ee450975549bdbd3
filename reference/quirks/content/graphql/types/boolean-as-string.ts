import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.boolean'

export const booleanAsString: Quirk = {
  id: 'content.graphql.types.boolean.as-string',
  clause,
  says: 'a boolean is String',
  apply: changeScalar(clause, { scalar: 'String' }),
}
