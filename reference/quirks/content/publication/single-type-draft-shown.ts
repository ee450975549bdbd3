import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const publicationSingleTypeDraftShown: Quirk = {
  id: 'content.publication.single-type.draft-shown',
  clause: 'content.publication.single-type',
  says: 'a single type whose entry is a draft is answered with the draft',
  apply: changeContent(({ draftAndPublish }) => ({
    draftAndPublish: {
      ...draftAndPublish,
      isOn: schema => draftAndPublish.isOn(schema) && !('kind' in schema && schema.kind === 'singleType'),
    },
  })),
}
