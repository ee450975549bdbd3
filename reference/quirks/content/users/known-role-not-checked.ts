import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** A user may be given a role that does not exist. */
export const knownRoleNotChecked: Quirk = {
  id: 'content.users.known-role.not-checked',
  clause: 'content.users.known-role',
  says: 'a user may be given a role that does not exist',
  apply: units =>
    changeUsers(units, ({ accountRules }) => ({
      accountRules: replaceUnit(accountRules, 'content.users.known-role', unit => ({
        ...unit,
        faults: () => [],
      })),
    })),
}
