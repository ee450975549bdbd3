import { inputObjectType } from 'nexus'
import type { Quirk } from '../../../quirk.ts'
import { changeInternalType } from '../change-schema.ts'

const clause = 'content.graphql.types.pagination-arg'

export const paginationArgPagesOnly: Quirk = {
  id: 'content.graphql.types.pagination-arg.pages-only',
  clause,
  says: 'pagination takes page and pageSize only',
  apply: changeInternalType(clause, () => () => [
    inputObjectType({
      name: 'PaginationArg',
      definition(t) {
        for (const name of ['page', 'pageSize']) t.int(name)
      },
    }),
  ]),
}
