import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** A blocked user may sign in. */
export const loginNotBlockedLetIn: Quirk = {
  id: 'content.users.login.not-blocked.let-in',
  clause: 'content.users.login.not-blocked',
  says: 'a blocked user may sign in',
  apply: units =>
    changeUsers(units, ({ loginRules }) => ({
      loginRules: replaceUnit(loginRules, 'content.users.login.not-blocked', unit => ({
        ...unit,
        refuse: async () => null,
      })),
    })),
}
