import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.float'

export const floatAsString: Quirk = {
  id: 'content.graphql.types.float.as-string',
  clause,
  says: 'float and decimal are String',
  apply: changeScalar(clause, { scalar: 'String' }),
}
