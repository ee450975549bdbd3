import type { Quirk } from '../../../quirk.ts'
import { changeArgument } from '../change-schema.ts'

const clause = 'content.graphql.arguments.pagination'

export const paginationOneByDefault: Quirk = {
  id: 'content.graphql.arguments.pagination.one-by-default',
  clause,
  says: 'the default of pagination asks for one item',
  apply: changeArgument(clause, ({ argument }) => ({
    argument: schema => ({ ...argument(schema), default: { limit: 1 } }),
  })),
}
