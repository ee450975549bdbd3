import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const metaFullPagesOnly: Quirk = {
  id: 'content.graphql.pagination.meta.full-pages-only',
  clause: 'content.graphql.pagination.meta',
  says: 'pageCount counts full pages only',
  apply: changeGraphql(({ paginationMeta }) => ({
    paginationMeta: {
      ...paginationMeta,
      describe: (window, total) => {
        const meta = paginationMeta.describe(window, total)
        return { ...meta, pageCount: Math.floor(total / meta.pageSize) }
      },
    },
  })),
}
