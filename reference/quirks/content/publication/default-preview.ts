import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const publicationDefaultPreview: Quirk = {
  id: 'content.publication.default.preview',
  clause: 'content.publication.default',
  says: 'without publicationState, drafts are returned as well',
  apply: changeContent(({ publicationStates }) => ({
    publicationStates: replaceUnit(publicationStates, 'content.publication.default', state => ({
      ...state,
      returns: () => true,
    })),
  })),
}
