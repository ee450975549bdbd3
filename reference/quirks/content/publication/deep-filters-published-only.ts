import { compileWhere } from '../../../content/query/filters/compile.ts'
import { always } from '../../../content/query/filters/condition.ts'
import type { RelatedRows } from '../../../content/query/related-rows.ts'
import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 8331: called a bug in version 3, and still there. */
export const publicationDeepFiltersPublishedOnly: Quirk = {
  id: 'content.publication.deep-filters.published-only',
  clause: 'content.publication.deep-filters',
  says: 'a deep filter sees published related entries alone',
  apply: changeContent(({ filteredRows }) => ({
    filteredRows: replaceUnit(filteredRows, 'content.publication.deep-filters', rows => ({
      ...rows,
      condition: published,
    })),
  })),
}

const published: RelatedRows['condition'] = (related, context) =>
  related.attributes.has('publishedAt')
    ? compileWhere({ publishedAt: { $notNull: true } }, related, context)
    : always
