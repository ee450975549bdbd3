import { validationError } from '../../../content/errors.ts'
import type { Quirk } from '../../quirk.ts'
import { changeRoute } from './change-users.ts'

/** An address that nobody has is answered with 400. */
export const forgotPasswordTellsWhoIsKnown: Quirk = {
  id: 'content.users.forgot-password.tells-who-is-known',
  clause: 'content.users.forgot-password',
  says: 'an address that nobody has is answered with 400',
  apply: units =>
    changeRoute(units, 'content.users.forgot-password', ({ answer }) => ({
      answer: async call => {
        const reply = await answer(call)
        if (call.context.mail.mails.length === 0) throw validationError('Unknown email')
        return reply
      },
    })),
}
