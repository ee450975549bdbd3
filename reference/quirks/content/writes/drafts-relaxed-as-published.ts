import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A draft is checked as a published entry is. */
export const draftsRelaxedAsPublished: Quirk = {
  id: 'content.writes.drafts.relaxed.as-published',
  clause: 'content.writes.drafts.relaxed',
  says: 'a draft is checked as a published entry is',
  apply: changeWrites(({ draftRelief }) => ({ draftRelief: { ...draftRelief, applies: () => false } })),
}
