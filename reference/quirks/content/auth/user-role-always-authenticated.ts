import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** Every user has the permissions of the authenticated role. */
export const userRoleAlwaysAuthenticated: Quirk = {
  id: 'content.auth.user-role.always-authenticated',
  clause: 'content.auth.user-role',
  says: 'every user has the permissions of the authenticated role',
  apply: units =>
    changeAuth(units, ({ userRole }) => ({ userRole: { ...userRole, role: () => 'authenticated' } })),
}
