import type { Quirk } from '../../quirk.ts'
import { changeAuth } from './change-auth.ts'

/** Whoever calls may do everything. */
export const permissionNotChecked: Quirk = {
  id: 'content.auth.permission.not-checked',
  clause: 'content.auth.permission',
  says: 'whoever calls may do everything',
  apply: units =>
    changeAuth(units, ({ permission }) => ({ permission: { ...permission, allows: () => true } })),
}
