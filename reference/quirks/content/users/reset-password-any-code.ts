import type { Quirk } from '../../quirk.ts'
import { changeRoute } from './change-users.ts'

/** Any code signs the first user in. */
export const resetPasswordAnyCode: Quirk = {
  id: 'content.users.reset-password.any-code',
  clause: 'content.users.reset-password',
  says: 'any code signs the first user in',
  apply: units =>
    changeRoute(units, 'content.users.reset-password', () => ({ answer: () => ({ status: 200, body: {} }) })),
}
