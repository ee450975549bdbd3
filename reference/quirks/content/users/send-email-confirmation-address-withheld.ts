import type { Quirk } from '../../quirk.ts'
import { changeReply } from './change-users.ts'

/** The answer does not repeat the address. */
export const sendEmailConfirmationAddressWithheld: Quirk = {
  id: 'content.users.send-email-confirmation.address-withheld',
  clause: 'content.users.send-email-confirmation',
  says: 'the answer does not repeat the address',
  apply: units =>
    changeReply(units, 'content.users.send-email-confirmation', () => ({
      status: 200,
      body: { sent: true },
    })),
}
