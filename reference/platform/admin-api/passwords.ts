import { compare } from 'bcryptjs'
import type { Site } from '../contracts.ts'
import { invalid, notFound, PlatformError, unauthorized } from '../errors.ts'
import { roleOf, userByMail } from '../resources/users.ts'
import { type Row, textOf } from '../values.ts'
import { sendReset } from './reset-mail.ts'

const SHORTEST = 10

/**
 * The user with an address and password.
 * @throws PlatformError 404 for an unknown address, 422 for a wrong password, 401 when a new one must be set
 */
export async function checkPassword(email: string, password: string, site: Site): Promise<Row> {
  const user = userByMail(email, site.store.rows('users'))
  if (!user) throw notFound('There is no user with that email address.')
  if (user.status === 'locked') {
    await sendReset(user, site)
    throw new PlatformError(
      401,
      'PasswordResetRequiredError',
      'For security, you need to create a new password. An email has been sent to you with instructions!',
    )
  }
  if (user.status !== 'active') throw unauthorized('Your account was suspended.')
  if (await isPassword(user, password)) return user
  const context = 'Your password is incorrect.'
  throw invalid(context, { context, code: 'PASSWORD_INCORRECT' })
}

/** A world gives passwords in plain text or as bcrypt hashes. */
export async function isPassword(user: Row, password: string): Promise<boolean> {
  const kept = textOf(user.password)
  if (kept === null) return false
  return /^\$2[aby]\$/.test(kept) ? compare(password, kept) : kept === password
}

/** @throws PlatformError 422 for a password that cannot be set */
export function checkNewPassword(password: string, again: string): void {
  if (password !== again) throw invalid('Your new passwords do not match')
  if (password.length < SHORTEST) throw invalid(`Your password must be at least ${SHORTEST} characters long.`)
}

/** Whether a user may do everything that the admin interface offers. */
export function isAdministrator(user: Row, { store }: Site): boolean {
  return ['Owner', 'Administrator'].includes(roleOf(user, store))
}
