import type { Quirk } from '../../../quirk.ts'
import { changeAttribute } from '../change-schema.ts'

const clause = 'content.graphql.types.enumeration'

export const enumerationAsString: Quirk = {
  id: 'content.graphql.types.enumeration.as-string',
  clause,
  says: 'an enumeration is String',
  apply: changeAttribute(clause, () => ({ output: () => ({ type: 'String', list: false }) })),
}
