import type { Call, Route } from '../contracts.ts'
import { badRequest, noPermission, notFound, unauthorized } from '../errors.ts'
import { type Answer, noContent, ok } from '../http/answer.ts'
import { userByMail } from '../resources/users.ts'
import { isObject, objectsOf, type Row, textOf } from '../values.ts'
import { givenUnder } from '../write/body.ts'
import { limitAttempts } from './attempts.ts'
import { checkNewPassword, isAdministrator } from './passwords.ts'
import { fitsPassword, readResetToken, sendReset } from './reset-mail.ts'

/** Passwords are reset by a mailed link; `password_reset` is what requests and answers carry. */
export const passwordRoutes: readonly Route[] = [
  {
    clause: 'platform.admin-api.password-reset.request',
    api: 'admin',
    method: 'POST',
    path: '/authentication/password_reset/',
    open: true,
    handle: requestReset,
  },
  {
    clause: 'platform.admin-api.password-reset.set',
    api: 'admin',
    method: 'PUT',
    path: '/authentication/password_reset/',
    open: true,
    handle: setPassword,
  },
  {
    clause: 'platform.admin-api.global-password-reset',
    api: 'admin',
    method: 'POST',
    path: '/authentication/global_password_reset/',
    handle: resetAllPasswords,
  },
]

async function requestReset({ request, site }: Call): Promise<Answer> {
  const { json } = request.body
  const email = isObject(json) ? textOf(objectsOf(json.password_reset)[0]?.email) : null
  if (email === null || !email.includes('@')) throw badRequest('The server did not receive a valid email')
  limitAttempts('reset', email, site)
  const user = userByMail(email, site.store.rows('users'))
  if (!user) throw notFound('User not found.')
  await sendReset(user, site)
  return ok({ password_reset: [{ message: 'Check your email for further instructions.' }] })
}

const CANNOT = 'Cannot reset password.'

async function setPassword(call: Call): Promise<Answer> {
  const { site } = call
  const given = givenUnder(call, 'password_reset')
  const password = textOf(given.newPassword) ?? ''
  checkNewPassword(password, textOf(given.ne2Password) ?? '')
  const token = readResetToken(textOf(given.token) ?? '')
  const user = token && site.store.findBy('users', 'email', token.email)
  if (!token || !user)
    throw unauthorized(CANNOT, { context: 'Invalid password reset link.', help: WHAT_TO_DO })
  if (token.expires < site.clock.now())
    throw badRequest(CANNOT, { context: 'Password reset link expired.', help: ASK_AGAIN })
  if (!(await fitsPassword(token, user, site))) {
    throw badRequest(CANNOT, { context: 'Password reset link has already been used.', help: ASK_AGAIN })
  }
  site.store.put('users', { ...user, password, status: 'active' })
  return ok({ password_reset: [{ message: 'Password updated' }] })
}

const ASK_AGAIN = 'Request a new password reset via the login form.'
const WHAT_TO_DO =
  'Check if password reset link has been fully copied or request new password reset via the login form.'

/** Everyone must set a new password: all sessions end, and every user gets the link. Integrations go on. */
async function resetAllPasswords({ actor, site }: Call): Promise<Answer> {
  if (actor.kind !== 'user' || !isAdministrator(actor.user, site)) {
    throw noPermission('You do not have permission to resetAllPasswords authentication')
  }
  const users: readonly Row[] = site.store.rows('users').filter(user => user.status === 'active')
  for (const user of users) {
    site.store.put('users', { ...user, status: 'locked' })
    await sendReset(user, site)
  }
  for (const session of site.store.rows('sessions')) site.store.remove('sessions', session.id)
  return noContent()
}
