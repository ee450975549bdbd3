import type { Quirk } from '../../quirk.ts'
import { changeWrites } from './change-writes.ts'

/** Of a list for a relation to one the first is taken, also by a change. */
export const relationsOneOfManyAlwaysFirst: Quirk = {
  id: 'content.writes.relations.one-of-many.always-first',
  clause: 'content.writes.relations.one-of-many',
  says: 'of a list for a relation to one the first is taken, also by a change',
  apply: changeWrites(({ oneOfMany }) => ({ oneOfMany: { ...oneOfMany, pick: list => list.slice(0, 1) } })),
}
