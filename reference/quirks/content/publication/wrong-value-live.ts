import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const publicationWrongValueLive: Quirk = {
  id: 'content.publication.wrong-value.live',
  clause: 'content.publication.wrong-value',
  says: 'a publicationState that is no value counts as live',
  apply: changeContent(({ publicationStates }) => ({
    publicationStates: replaceUnit(publicationStates, 'content.publication.live', state => ({
      ...state,
      accepts: raw => raw !== undefined && raw !== null && raw !== 'preview',
    })),
  })),
}
