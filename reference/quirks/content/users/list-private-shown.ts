import type { Quirk } from '../../quirk.ts'
import { changeReply, fieldsOf } from './change-users.ts'

/** Users are shown with their private fields. */
export const listPrivateShown: Quirk = {
  id: 'content.users.list.private-shown',
  clause: 'content.users.list',
  says: 'users are shown with their private fields',
  apply: units =>
    changeReply(units, 'content.users.list', reply => ({
      ...reply,
      body: [reply.body].flat().map(user => ({ ...fieldsOf(user), resetPasswordToken: null })),
    })),
}
