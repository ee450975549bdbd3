import type { Quirk } from '../../quirk.ts'
import { changeRoute } from './change-users.ts'

/** Any code leads to the start page. */
export const emailConfirmationAnyCode: Quirk = {
  id: 'content.users.email-confirmation.any-code',
  clause: 'content.users.email-confirmation',
  says: 'any code leads to the start page',
  apply: units =>
    changeRoute(units, 'content.users.email-confirmation', () => ({
      answer: () => ({ status: 302, headers: { location: '/' } }),
    })),
}
