import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** Related drafts of a single entry are not shown. */
export const entryPopulatedDraftsHidden: Quirk = {
  id: 'content.single-entries.populated-drafts.hidden',
  clause: 'content.single-entries.populated-drafts',
  says: 'related drafts of a single entry are not shown',
  apply: changeRest(({ populatedStates }) => ({
    populatedStates: {
      ...populatedStates,
      state: ({ units }) => units.publicationStates.find(({ accepts }) => accepts('live')) ?? null,
    },
  })),
}
