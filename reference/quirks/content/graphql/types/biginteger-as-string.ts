import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.biginteger'

export const bigintegerAsString: Quirk = {
  id: 'content.graphql.types.biginteger.as-string',
  clause,
  says: 'a biginteger is String',
  apply: changeScalar(clause, { scalar: 'String' }),
}
