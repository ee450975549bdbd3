import type { Change } from '../../contracts.ts'
import { withoutRoutes } from '../rewrite.ts'

/**
 * 4.x brought the reset of all passwords.
 * UNDOCUMENTED: observed on the real programs.
 */
export const resetAllPasswordsAdded: Change = {
  clause: 'platform.changes.4-0.reset-all-passwords',
  since: 4,
  scope: 'shape',
  undo: units => withoutRoutes(units, /^\/authentication\/global_password_reset\//),
}
