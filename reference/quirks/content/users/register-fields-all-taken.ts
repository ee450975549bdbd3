import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** A registration may also set confirmed, blocked and the role. */
export const registerFieldsAllTaken: Quirk = {
  id: 'content.users.register.fields.all-taken',
  clause: 'content.users.register.fields',
  says: 'a registration may also set confirmed, blocked and the role',
  apply: units =>
    changeUsers(units, ({ registrationFields: unit }) => ({
      registrationFields: { ...unit, accept: body => body },
    })),
}
