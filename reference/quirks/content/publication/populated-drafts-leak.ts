import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 16188: drafts leaked through relations and localizations from version 4.5 to 4.8. */
export const publicationPopulatedDraftsLeak: Quirk = {
  id: 'content.publication.populated.drafts-leak',
  clause: 'content.publication.populated',
  says: 'related drafts of published entries are shown',
  apply: changeContent(({ relatedStates }) => ({
    relatedStates: replaceUnit(relatedStates, 'content.publication.populated', rule => ({
      ...rule,
      state: () => null,
    })),
  })),
}
