import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** An e-mail address that is taken is refused in other words. */
export const uniqueEmailOtherWords: Quirk = {
  id: 'content.users.unique-email.other-words',
  clause: 'content.users.unique-email',
  says: 'an e-mail address that is taken is refused in other words',
  apply: units =>
    changeUsers(units, ({ emailTaken }) => ({
      emailTaken: { ...emailTaken, message: 'This attribute must be unique' },
    })),
}
