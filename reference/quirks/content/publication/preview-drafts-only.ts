import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 11350: the drafts-only state that people ask for. */
export const publicationPreviewDraftsOnly: Quirk = {
  id: 'content.publication.preview.drafts-only',
  clause: 'content.publication.preview',
  says: 'publicationState=preview returns drafts alone',
  apply: changeContent(({ publicationStates }) => ({
    publicationStates: replaceUnit(publicationStates, 'content.publication.preview', state => ({
      ...state,
      returns: publishedAt => publishedAt === null || publishedAt === undefined,
    })),
  })),
}
