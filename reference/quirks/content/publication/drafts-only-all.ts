import type { Quirk } from '../../quirk.ts'
import { changeOperator } from '../filters/change-filters.ts'

export const publicationDraftsOnlyAll: Quirk = {
  id: 'content.publication.drafts-only.all',
  clause: 'content.publication.drafts-only',
  says: 'a filter by $null keeps everything, so that drafts cannot be had alone',
  apply: changeOperator('content.filters.null', operator =>
    operator.kind === 'presence' ? { ...operator, holds: () => true } : operator,
  ),
}
