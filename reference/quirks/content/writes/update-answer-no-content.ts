import type { Quirk } from '../../quirk.ts'
import { changeRest } from './change-writes.ts'

/** A changed entry is answered with an empty 204. */
export const updateAnswerNoContent: Quirk = {
  id: 'content.writes.update.answer.no-content',
  clause: 'content.writes.update.answer',
  says: 'a changed entry is answered with an empty 204',
  apply: changeRest(({ entryUpdated }) => ({
    entryUpdated: { ...entryUpdated, respond: () => ({ status: 204, headers: {}, body: null }) },
  })),
}
