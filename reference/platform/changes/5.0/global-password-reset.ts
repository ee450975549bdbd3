import type { Change } from '../../contracts.ts'
import { emptyObjectInPlaceOfNoContent, swapPathsOf } from '../rewrite.ts'

const OLD = '/authentication/reset_all_passwords/'

/** 5.0 renamed `reset_all_passwords` to `global_password_reset`, whose success is 204 without content. */
export const globalPasswordResetRenamed: Change = {
  clause: 'platform.changes.5-0.global-password-reset',
  since: 5,
  scope: 'site',
  up: swapPathsOf('admin', OLD, '/authentication/global_password_reset/'),
  down: emptyObjectInPlaceOfNoContent(({ api, path }) => api === 'admin' && path === OLD),
}
