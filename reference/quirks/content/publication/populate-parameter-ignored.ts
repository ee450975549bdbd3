import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

/** strapi/strapi 12665: ignored inside of populate, up to version 4.5. */
export const publicationPopulateParameterIgnored: Quirk = {
  id: 'content.publication.populate-parameter.ignored',
  clause: 'content.publication.populate-parameter',
  says: 'publicationState inside of a populate is ignored',
  apply: changeContent(({ relatedStates }) => ({
    relatedStates: replaceUnit(relatedStates, 'content.publication.populate-parameter', rule => ({
      ...rule,
      applies: () => false,
    })),
  })),
}
