import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** Any password is right. */
export const loginPasswordAnyAccepted: Quirk = {
  id: 'content.users.login.password.any-accepted',
  clause: 'content.users.login.password',
  says: 'any password is right',
  apply: units =>
    changeUsers(units, ({ loginRules }) => ({
      loginRules: replaceUnit(loginRules, 'content.users.login.password', unit => ({
        ...unit,
        refuse: async () => null,
      })),
    })),
}
