import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** A list is at its collection name, too. */
export const pathCollectionName: Quirk = {
  id: 'content.models.collection-name.is-the-path',
  clause: 'content.models.collection-name',
  says: 'a list is at its collection name, too',
  apply: changeFrame(({ paths }) => ({
    paths: { ...paths, of: type => [...paths.of(type), `/api/${type.collectionName}`] },
  })),
}
