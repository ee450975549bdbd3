import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** The deletion of a file answers nothing. */
export const filesDeleteAnswersNothing: Quirk = {
  id: 'content.files.delete.answers-nothing',
  clause: 'content.files.delete',
  says: 'the deletion of a file answers nothing',
  apply: units => changeReply(units, 'content.files.delete', () => ({ status: 204 })),
}
