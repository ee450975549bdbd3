import type { Quirk } from '../../quirk.ts'
import { changeReply, fieldsOf } from './change-users.ts'

/** A role is not wrapped. */
export const roleBare: Quirk = {
  id: 'content.users.role.bare',
  clause: 'content.users.role',
  says: 'a role is not wrapped',
  apply: units =>
    changeReply(units, 'content.users.role', reply => ({ ...reply, body: fieldsOf(reply.body).role })),
}
