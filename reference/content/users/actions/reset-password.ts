import { validationError } from '../../errors.ts'
import { changeAccount } from '../accounts/store-account.ts'
import type { UsersContext } from '../context.ts'
import { userWithSecret } from '../records.ts'
import { type SignedIn, signIn } from '../sign-in.ts'
import { required, textField } from '../validation/field.ts'
import { readBody, readTexts } from '../validation/validate.ts'

const FIELDS = [
  textField('passwordConfirmation', required),
  textField('password', required),
  textField('code', required),
]

/**
 * Gives the user to whom `code` was sent another password, and signs them in; the code is good for one time.
 * Throws a ValidationError for wrong fields and for an unknown code.
 */
export async function resetPassword(input: unknown, context: UsersContext): Promise<SignedIn> {
  const read = readTexts(readBody(input), FIELDS)
  const password = read('password')
  if (password !== read('passwordConfirmation')) throw validationError('Passwords do not match')
  const user = await userWithSecret('resetPasswordToken', read('code'), context)
  if (!user) throw validationError('Incorrect code provided')
  changeAccount(user, { password, resetPasswordToken: null }, context)
  return signIn(user, context)
}
