import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

const clause = 'content.graphql.filters.no-case-insensitive-ends'

export const noCaseInsensitiveEndsThere: Quirk = {
  id: 'content.graphql.filters.no-case-insensitive-ends.there',
  clause,
  says: 'there is startsWithi',
  apply: changeGraphql(({ filterOperators }) => ({
    filterOperators: [
      ...filterOperators,
      { clause: clause, name: 'startsWithi', means: '$startsWithi', operand: 'value' },
    ],
  })),
}
