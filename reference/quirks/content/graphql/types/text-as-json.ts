import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.text'

export const textAsJson: Quirk = {
  id: 'content.graphql.types.text.as-json',
  clause,
  says: 'texts are JSON',
  apply: changeScalar(clause, { scalar: 'JSON' }),
}
