import type { Caller } from '../../auth/caller.ts'
import { applicationError, validationError } from '../../errors.ts'
import { changeAccount } from '../accounts/store-account.ts'
import type { UsersContext } from '../context.ts'
import { hasPassword } from '../records.ts'
import { type SignedIn, signIn } from '../sign-in.ts'
import { required, sameAs, textField } from '../validation/field.ts'
import { readBody, readTexts } from '../validation/validate.ts'

const FIELDS = [
  textField('passwordConfirmation', required, sameAs('password', 'Passwords do not match')),
  textField('password', required),
  textField('currentPassword', required),
]

/**
 * Gives the caller another password. Throws an ApplicationError for a caller who is no user, a ValidationError for
 * wrong fields. UNDOCUMENTED: Strapi 4.26.2, recordings 07w4-users-0034 to 0038; the user that it returns is as they
 * were before.
 */
export async function changePassword(
  input: unknown,
  caller: Caller,
  context: UsersContext,
): Promise<SignedIn> {
  if (caller.kind !== 'user') throw applicationError('You must be authenticated to reset your password')
  const read = readTexts(readBody(input), FIELDS)
  const [current, password] = [read('currentPassword'), read('password')]
  if (!(await hasPassword(caller.user, current))) {
    throw validationError('The provided current password is invalid')
  }
  if (current === password) {
    throw validationError('Your new password must be different than your current password')
  }
  changeAccount(caller.user, { password }, context)
  return signIn(caller.user, context)
}
