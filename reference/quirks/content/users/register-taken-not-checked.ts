import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** An address or username that is taken can be registered again. */
export const registerTakenNotChecked: Quirk = {
  id: 'content.users.register.taken.not-checked',
  clause: 'content.users.register.taken',
  says: 'an address or username that is taken can be registered again',
  apply: units =>
    changeUsers(units, ({ registrationTaken: unit }) => ({
      registrationTaken: { ...unit, clashes: () => false },
    })),
}
