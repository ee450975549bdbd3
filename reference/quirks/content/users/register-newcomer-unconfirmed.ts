import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** Who registers is unconfirmed. */
export const registerNewcomerUnconfirmed: Quirk = {
  id: 'content.users.register.newcomer.unconfirmed',
  clause: 'content.users.register.newcomer',
  says: 'who registers is unconfirmed',
  apply: units =>
    changeUsers(units, ({ newcomer }) => ({
      newcomer: { ...newcomer, values: { ...newcomer.values, confirmed: false } },
    })),
}
