import type { Quirk } from '../../quirk.ts'
import { changeReply, fieldsOf } from './change-users.ts'

/** The roles are a bare list. */
export const rolesBare: Quirk = {
  id: 'content.users.roles.bare',
  clause: 'content.users.roles',
  says: 'the roles are a bare list',
  apply: units =>
    changeReply(units, 'content.users.roles', reply => ({ ...reply, body: fieldsOf(reply.body).roles })),
}
