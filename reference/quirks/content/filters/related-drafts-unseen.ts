import { publicationCondition } from '../../../content/query/publication/compile.ts'
import type { RelatedRows } from '../../../content/query/related-rows.ts'
import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 8331: what some expect of a filter on a relation. */
export const relatedDraftsUnseen: Quirk = {
  id: 'content.filters.related-drafts.unseen',
  clause: 'content.filters.related-drafts',
  says: 'a filter on a relation sees no related drafts',
  apply: changeContent(({ filteredRows }) => ({ filteredRows: [...filteredRows, published] })),
}

const published: RelatedRows = {
  clause: 'content.filters.related-drafts',
  condition: (related, context) => {
    const live = context.units.publicationStates.find(state => state.clause === 'content.publication.live')
    return publicationCondition(live ?? null, related, context)
  },
}
