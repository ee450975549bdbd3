import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** A call without a credential has the permissions of the authenticated role. */
export const publicRoleIsAuthenticated: Quirk = {
  id: 'content.auth.public-role.is-authenticated',
  clause: 'content.auth.public-role',
  says: 'a call without a credential has the permissions of the authenticated role',
  apply: units =>
    changeAuth(units, ({ publicRole }) => ({ publicRole: { ...publicRole, role: 'authenticated' } })),
}
