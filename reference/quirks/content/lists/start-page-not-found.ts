import type { Quirk } from '../../quirk.ts'
import { changeFrame } from './change-lists.ts'

/** There is nothing at the root of the service. */
export const startPageNotFound: Quirk = {
  id: 'content.service.start-page.not-found',
  clause: 'content.service.start-page',
  says: 'there is nothing at the root of the service',
  apply: changeFrame(({ startPage }) => ({ startPage: { ...startPage, paths: new Set() } })),
}
