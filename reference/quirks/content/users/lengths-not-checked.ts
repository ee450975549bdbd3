import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** A username and a password may be as short as they like. */
export const lengthsNotChecked: Quirk = {
  id: 'content.users.lengths.not-checked',
  clause: 'content.users.lengths',
  says: 'a username and a password may be as short as they like',
  apply: units =>
    changeUsers(units, ({ accountRules }) => ({
      accountRules: replaceUnit(accountRules, 'content.users.lengths', unit => ({
        ...unit,
        faults: () => [],
      })),
    })),
}
