import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const publicationNoValueLive: Quirk = {
  id: 'content.publication.no-value.live',
  clause: 'content.publication.no-value',
  says: 'publicationState without a value selects published entries',
  apply: changeContent(({ publicationStates }) => ({
    publicationStates: replaceUnit(publicationStates, 'content.publication.no-value', state => ({
      ...state,
      returns: publishedAt => publishedAt !== null && publishedAt !== undefined,
    })),
  })),
}
