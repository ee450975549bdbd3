import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** A username that another has is refused in other words. */
export const updateUsernameTakenOtherWords: Quirk = {
  id: 'content.users.update.username-taken.other-words',
  clause: 'content.users.update.username-taken',
  says: 'a username that another has is refused in other words',
  apply: units =>
    changeUsers(units, ({ usernameTaken }) => ({
      usernameTaken: { ...usernameTaken, message: 'This attribute must be unique' },
    })),
}
