import { type Quirk, replaceUnit } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** Confirmed and blocked may be anything. */
export const flagsNotChecked: Quirk = {
  id: 'content.users.flags.not-checked',
  clause: 'content.users.flags',
  says: 'confirmed and blocked may be anything',
  apply: units =>
    changeUsers(units, ({ accountRules }) => ({
      accountRules: replaceUnit(accountRules, 'content.users.flags', unit => ({ ...unit, faults: () => [] })),
    })),
}
