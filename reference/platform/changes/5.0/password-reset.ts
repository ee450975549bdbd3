import type { Change } from '../../contracts.ts'
import { mapAnswer, mapBody, renameKeys, swapPathsOf } from '../rewrite.ts'

const OLD = '/authentication/passwordreset/'
const swap = swapPathsOf('admin', OLD, '/authentication/password_reset/')

/** 5.0 renamed `passwordreset` to `password_reset`: the path, and the object that is sent and answered. */
export const passwordResetRenamed: Change = {
  clause: 'platform.changes.5-0.password-reset',
  since: 5,
  scope: 'site',
  up: request =>
    mapBody(swap(request), json =>
      request.path === OLD
        ? renameKeys(json, { passwordreset: 'password_reset', password_reset: 'passwordreset' })
        : json,
    ),
  down: answer => mapAnswer(answer, json => renameKeys(json, { password_reset: 'passwordreset' })),
}
