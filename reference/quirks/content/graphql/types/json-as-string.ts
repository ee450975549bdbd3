import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.json'

export const jsonAsString: Quirk = {
  id: 'content.graphql.types.json.as-string',
  clause,
  says: 'json and blocks are String',
  apply: changeScalar(clause, { scalar: 'String' }),
}
