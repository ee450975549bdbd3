import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** A change does not move updatedAt. */
export const timestampsChangeNotNoted: Quirk = {
  id: 'content.writes.timestamps.change-not-noted',
  clause: 'content.writes.timestamps',
  says: 'a change does not move updatedAt',
  apply: changeWrites(({ timestamps }) => ({ timestamps: { ...timestamps, updated: () => ({}) } })),
}
