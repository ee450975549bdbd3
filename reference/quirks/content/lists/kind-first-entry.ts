import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A collection is answered with its first entry, as a single type is. */
export const kindFirstEntry: Quirk = {
  id: 'content.models.kind.first-entry',
  clause: 'content.models.kind',
  says: 'a collection is answered with its first entry, as a single type is',
  apply: changeFrame(({ collectionResponse }) => ({
    collectionResponse: { ...collectionResponse, of: ([first = null]) => ({ data: first, meta: {} }) },
  })),
}
