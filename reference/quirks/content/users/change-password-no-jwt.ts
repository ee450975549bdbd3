import type { Quirk } from '../../quirk.ts'
import { changeReply, fieldsOf } from './change-users.ts'

/** A changed password gives no new JWT. */
export const changePasswordNoJwt: Quirk = {
  id: 'content.users.change-password.no-jwt',
  clause: 'content.users.change-password',
  says: 'a changed password gives no new JWT',
  apply: units =>
    changeReply(units, 'content.users.change-password', reply => ({
      ...reply,
      body: { user: fieldsOf(reply.body).user },
    })),
}
