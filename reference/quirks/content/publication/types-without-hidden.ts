import type { Quirk } from '../../quirk.ts'
import { changeContent } from '../change-content.ts'

export const publicationTypesWithoutHidden: Quirk = {
  id: 'content.publication.types-without.hidden',
  clause: 'content.publication.types-without',
  says: 'entries of a type without draft and publish count as drafts',
  apply: changeContent(({ draftAndPublish }) => ({
    draftAndPublish: { ...draftAndPublish, isOn: schema => schema.uid.startsWith('api::') },
  })),
}
