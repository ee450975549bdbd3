import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const publicationLiveIgnored: Quirk = {
  id: 'content.publication.live.drafts-too',
  clause: 'content.publication.live',
  says: 'publicationState=live returns drafts as well',
  apply: changeContent(({ publicationStates }) => ({
    publicationStates: replaceUnit(publicationStates, 'content.publication.live', state => ({
      ...state,
      returns: () => true,
    })),
  })),
}
