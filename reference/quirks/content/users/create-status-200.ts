import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** A created user is answered with 200. */
export const createStatus200: Quirk = {
  id: 'content.users.create.status-200',
  clause: 'content.users.create',
  says: 'a created user is answered with 200',
  apply: units => changeReply(units, 'content.users.create', reply => ({ ...reply, status: 200 })),
}
