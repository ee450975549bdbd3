import type { Quirk } from '../../../quirk.ts'
import { changeArgument } from '../change-schema.ts'

const clause = 'content.graphql.arguments.filters'

export const filtersMissing: Quirk = {
  id: 'content.graphql.arguments.filters.missing',
  clause,
  says: 'lists take no filters',
  apply: changeArgument(clause, () => ({ applies: () => false })),
}
