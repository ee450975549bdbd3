import type { Quirk } from '../../quirk.ts'
import { changeAttributes } from './change-lists.ts'

/** PublishedAt is null on types without draft and publish. */
export const publishedAtEverywhere: Quirk = {
  id: 'content.resources.published-at.everywhere',
  clause: 'content.resources.published-at',
  says: 'publishedAt is null on types without draft and publish',
  apply: changeAttributes(attributes => ({ publishedAt: null, ...attributes })),
}
