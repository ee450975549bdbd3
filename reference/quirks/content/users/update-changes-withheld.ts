import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** An update answers nothing. */
export const updateChangesWithheld: Quirk = {
  id: 'content.users.update.changes-withheld',
  clause: 'content.users.update',
  says: 'an update answers nothing',
  apply: units => changeReply(units, 'content.users.update', () => ({ status: 204 })),
}
