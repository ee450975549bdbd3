import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** An entry that is deleted is still there, and all links to it. */
export const deleteLinksKept: Quirk = {
  id: 'content.writes.delete.links.kept',
  clause: 'content.writes.delete.links',
  says: 'an entry that is deleted is still there, and all links to it',
  apply: changeWrites(({ deletion }) => ({ deletion: { ...deletion, remove: () => {} } })),
}
