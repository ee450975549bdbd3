import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 12719: publicationState without effect, up to version 4.1. */
export const publicationPreviewIgnored: Quirk = {
  id: 'content.publication.preview.published-only',
  clause: 'content.publication.preview',
  says: 'publicationState=preview returns published entries alone',
  apply: changeContent(({ publicationStates }) => ({
    publicationStates: replaceUnit(publicationStates, 'content.publication.preview', state => ({
      ...state,
      returns: publishedAt => publishedAt !== null && publishedAt !== undefined,
    })),
  })),
}
