import type { Quirk } from '../../../quirk.ts'
import { changeGraphql } from '../change-graphql.ts'

export const pagesTotalOfPage: Quirk = {
  id: 'content.graphql.agreement.pages.total-of-page',
  clause: 'content.graphql.agreement.pages',
  says: 'GraphQL counts no more entries than a page has',
  apply: changeGraphql(({ paginationMeta }) => ({
    paginationMeta: {
      ...paginationMeta,
      describe: (window, total) => {
        const meta = paginationMeta.describe(window, total)
        return { ...meta, total: Math.min(total, meta.pageSize) }
      },
    },
  })),
}
