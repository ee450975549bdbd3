import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A deleted entry is answered with an empty 204. */
export const deleteAnswerNoContent: Quirk = {
  id: 'content.writes.delete.answer.no-content',
  clause: 'content.writes.delete.answer',
  says: 'a deleted entry is answered with an empty 204',
  apply: changeRest(({ entryDeleted }) => ({
    entryDeleted: { ...entryDeleted, respond: () => ({ status: 204, headers: {}, body: null }) },
  })),
}
