import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** PublishedAt is left out. */
export const draftAndPublishLeftOut: Quirk = {
  id: 'content.models.draft-and-publish.left-out',
  clause: 'content.models.draft-and-publish',
  says: 'publishedAt is left out',
  apply: changeAttributes(({ publishedAt, ...attributes }) => attributes),
}
