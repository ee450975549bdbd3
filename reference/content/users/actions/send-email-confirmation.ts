import { applicationError } from '../../errors.ts'
import type { Row } from '../../world/table.ts'
import { changeAccount } from '../accounts/store-account.ts'
import type { UsersContext } from '../context.ts'
import { findUser } from '../records.ts'
import { email, required, textField } from '../validation/field.ts'
import { readBody, readTexts } from '../validation/validate.ts'

const FIELDS = [textField('email', email, required)]

const SECRET_BYTES = 20

/**
 * Sends a user the code that `confirmEmail` asks for, and returns the address that it went to. What is answered does
 * not tell whether there is such a user. Throws a ValidationError for what is no e-mail address, an ApplicationError
 * for a user who is confirmed or blocked.
 */
export function sendEmailConfirmation(input: unknown, context: UsersContext): string {
  const address = readTexts(readBody(input), FIELDS)('email')
  const user = findUser(one => one.email === address.toLowerCase(), context)
  if (!user) return address
  if (user.confirmed === true) throw applicationError('Already confirmed')
  if (user.blocked === true) throw applicationError('User blocked')
  sendCode(user, context)
  return String(user.email)
}

function sendCode(user: Row, context: UsersContext): void {
  const code = context.secret(SECRET_BYTES)
  changeAccount(user, { confirmationToken: code }, context)
  const text = `To confirm your address, use the code ${code}`
  context.units.users.mailDelivery.deliver(
    { to: String(user.email), subject: 'Account confirmation', text, code },
    context.mail,
  )
}
