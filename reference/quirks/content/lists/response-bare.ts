import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** As in the third major version. */
export const responseBare: Quirk = {
  id: 'content.list.collection-response.bare',
  clause: 'content.list.collection-response',
  says: 'a list is a bare array',
  apply: changeFrame(({ collectionResponse }) => ({
    collectionResponse: { ...collectionResponse, of: entries => entries },
  })),
}
