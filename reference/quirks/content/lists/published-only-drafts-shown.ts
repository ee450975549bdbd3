import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** A list holds drafts without being asked for them. */
export const publishedOnlyDraftsShown: Quirk = {
  id: 'content.list.published-only.drafts-shown',
  clause: 'content.list.published-only',
  says: 'a list holds drafts without being asked for them',
  apply: changeContent(({ publicationStates }) => ({
    publicationStates: replaceUnit(publicationStates, 'content.publication.default', state => ({
      ...state,
      returns: () => true,
    })),
  })),
}
