import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** A deletion answers nothing. */
export const deleteAnswersNothing: Quirk = {
  id: 'content.users.delete.answers-nothing',
  clause: 'content.users.delete',
  says: 'a deletion answers nothing',
  apply: units => changeReply(units, 'content.users.delete', () => ({ status: 204 })),
}
