import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** Several users may have the same username. */
export const uniqueUsernameNotChecked: Quirk = {
  id: 'content.users.unique-username.not-checked',
  clause: 'content.users.unique-username',
  says: 'several users may have the same username',
  apply: units =>
    changeUsers(units, ({ accountRules }) => ({
      accountRules: replaceUnit(accountRules, 'content.users.unique-username', unit => ({
        ...unit,
        faults: () => [],
      })),
    })),
}
