import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** A registration answers 201. */
export const registerStatus201: Quirk = {
  id: 'content.users.register.status-201',
  clause: 'content.users.register',
  says: 'a registration answers 201',
  apply: units => changeReply(units, 'content.users.register', reply => ({ ...reply, status: 201 })),
}
