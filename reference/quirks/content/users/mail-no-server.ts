import { ContentError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** The real program as it was recorded: without a mail server. */
export const mailNoServer: Quirk = {
  id: 'content.users.mail.no-server',
  clause: 'content.users.mail',
  says: 'a mail cannot be sent, and the request for it answers 500',
  apply: units =>
    changeUsers(units, ({ mailDelivery }) => ({
      mailDelivery: {
        ...mailDelivery,
        deliver: () => {
          throw new ContentError(500, 'InternalServerError', 'Internal Server Error', null)
        },
      },
    })),
}
