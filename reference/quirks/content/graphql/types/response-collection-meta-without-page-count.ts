import { objectType } from 'nexus'
import { paginationResolver } from '../../../../content/graphql/resolve/meta.ts'
import type { Quirk } from '../../../quirk.ts'
import { changeInternalType } from '../change-schema.ts'

const clause = 'content.graphql.types.response-collection-meta'

export const responseCollectionMetaWithoutPageCount: Quirk = {
  id: 'content.graphql.types.response-collection-meta.without-page-count',
  clause,
  says: 'meta.pagination has no pageCount',
  apply: changeInternalType(clause, () => () => [
    objectType({
      name: 'Pagination',
      definition(t) {
        for (const name of ['total', 'page', 'pageSize']) t.nonNull.int(name)
      },
    }),
    objectType({
      name: 'ResponseCollectionMeta',
      definition(t) {
        t.nonNull.field('pagination', { type: 'Pagination', resolve: paginationResolver })
      },
    }),
  ]),
}
