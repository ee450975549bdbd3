import type { Quirk } from '../../../quirk.ts'
import { changeArgument } from '../change-schema.ts'

const clause = 'content.graphql.arguments.sort'

export const sortOneText: Quirk = {
  id: 'content.graphql.arguments.sort.one-text',
  clause,
  says: 'sort takes one text and no list',
  apply: changeArgument(clause, () => ({ argument: () => ({ name: 'sort', type: 'String' }) })),
}
