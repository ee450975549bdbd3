import type { Quirk } from '../../quirk.ts'
import { changeReply, fieldsOf } from './change-users.ts'

/** A login answers the JWT without the user. */
export const loginJwtOnly: Quirk = {
  id: 'content.users.login.jwt-only',
  clause: 'content.users.login',
  says: 'a login answers the JWT without the user',
  apply: units =>
    changeReply(units, 'content.users.login', reply => ({
      ...reply,
      body: { jwt: fieldsOf(reply.body).jwt },
    })),
}
