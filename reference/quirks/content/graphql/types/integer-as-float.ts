import type { Quirk } from '../../../quirk.ts'
import { changeScalar } from '../change-schema.ts'

const clause = 'content.graphql.types.integer'

export const integerAsFloat: Quirk = {
  id: 'content.graphql.types.integer.as-float',
  clause,
  says: 'an integer is Float',
  apply: changeScalar(clause, { scalar: 'Float' }),
}
