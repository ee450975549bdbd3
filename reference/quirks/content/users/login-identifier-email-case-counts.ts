import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** An e-mail address is only understood as it is stored. */
export const loginIdentifierEmailCaseCounts: Quirk = {
  id: 'content.users.login.identifier.email-case-counts',
  clause: 'content.users.login.identifier',
  says: 'an e-mail address is only understood as it is stored',
  apply: units =>
    changeUsers(units, ({ loginIdentifier: unit }) => ({
      loginIdentifier: {
        ...unit,
        names: (user, identifier) => user.email === identifier || user.username === identifier,
      },
    })),
}
