import { changeAccount } from '../accounts/store-account.ts'
import type { UsersContext } from '../context.ts'
import { findUser } from '../records.ts'
import { email, required, textField } from '../validation/field.ts'
import { readBody, readTexts } from '../validation/validate.ts'

const FIELDS = [textField('email', email, required)]

const SECRET_BYTES = 64

/**
 * Sends a user the code that `resetPassword` asks for. What is answered does not tell whether there is such a user.
 * Throws a ValidationError for what is no e-mail address, and what the mail server says when it refuses the mail.
 */
export function forgotPassword(input: unknown, context: UsersContext): void {
  const address = readTexts(readBody(input), FIELDS)('email').toLowerCase()
  const user = findUser(one => one.email === address, context)
  if (!user || user.blocked === true) return
  const code = context.secret(SECRET_BYTES)
  changeAccount(user, { resetPasswordToken: code }, context)
  context.units.users.mailDelivery.deliver(
    { to: address, subject: 'Reset password', text: `To set another password, use the code ${code}`, code },
    context.mail,
  )
}
