import { ROLE_UID, USER_UID } from '../../users/records.ts'
import type { ShadowCrud } from '../extension/shadow-crud/state.ts'

/**
 * What the service itself switches off before any extension speaks: its users and roles have mutations of their
 * own, permissions can only be reached over roles, and locales can only be read (observed).
 */
export function switchOffBuiltIns(shadowCrud: ShadowCrud): void {
  const replaced = { disabledActions: ['create', 'update', 'delete'] }
  shadowCrud.changeType(USER_UID, replaced)
  shadowCrud.changeType(ROLE_UID, replaced)
  shadowCrud.changeType('plugin::users-permissions.permission', { queries: false, mutations: false })
  shadowCrud.changeType('plugin::i18n.locale', { mutations: false })
}
