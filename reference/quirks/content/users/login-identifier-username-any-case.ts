import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** A username is understood in any case. */
export const loginIdentifierUsernameAnyCase: Quirk = {
  id: 'content.users.login.identifier.username-any-case',
  clause: 'content.users.login.identifier',
  says: 'a username is understood in any case',
  apply: units =>
    changeUsers(units, ({ loginIdentifier: unit }) => ({
      loginIdentifier: {
        ...unit,
        names: (user, identifier) =>
          unit.names(user, identifier) || String(user.username).toLowerCase() === identifier.toLowerCase(),
      },
    })),
}
