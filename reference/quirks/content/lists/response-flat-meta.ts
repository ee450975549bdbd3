import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** The pagination stands beside the data. */
export const responseFlatMeta: Quirk = {
  id: 'content.list.collection-response.pagination-outside',
  clause: 'content.list.collection-response',
  says: 'the pagination stands beside the data',
  apply: changeFrame(({ collectionResponse }) => ({
    collectionResponse: {
      ...collectionResponse,
      of: (entries, pagination) => ({ data: entries, pagination }),
    },
  })),
}
