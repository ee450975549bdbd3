import type { Quirk } from '../../quirk.ts'
import { changeRest } from '../writes/change-writes.ts'

/** A single type that was deleted is answered with an empty 204. */
export const singleTypeDeletedNoContent: Quirk = {
  id: 'content.single-types.deleted.no-content',
  clause: 'content.single-types.deleted',
  says: 'a single type that was deleted is answered with an empty 204',
  apply: changeRest(({ singleDeleted }) => ({
    singleDeleted: { ...singleDeleted, respond: () => ({ status: 204, headers: {}, body: null }) },
  })),
}
