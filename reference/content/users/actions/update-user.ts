import { notFound } from '../../errors.ts'
import type { Row } from '../../world/table.ts'
import { changeAccount } from '../accounts/store-account.ts'
import { refuseTaken } from '../accounts/taken.ts'
import type { UsersContext } from '../context.ts'
import { userById } from '../records.ts'
import { email, idField, notEmpty, textField } from '../validation/field.ts'
import { checkFields, readBody } from '../validation/validate.ts'

const FIELDS = [
  textField('email', email, notEmpty),
  textField('username', notEmpty),
  textField('password', notEmpty),
  idField('role'),
]

/**
 * Changes a user. Throws a NotFoundError for an unknown id, before it looks at the values; a ValidationError for
 * malformed values, an ApplicationError for a username or e-mail address that another user has.
 * UNDOCUMENTED: Strapi 4.26.2, recordings 07w4-users-0051 to 0062.
 */
export function updateUser(id: string, input: unknown, context: UsersContext): Row {
  const user = userById(id, context)
  if (!user) throw notFound('User not found')
  const body = readBody(input)
  checkFields(body, FIELDS)
  const changes = typeof body.email === 'string' ? { ...body, email: body.email.toLowerCase() } : body
  const { takenUsername, takenEmail } = context.units.users
  refuseTaken(takenUsername, body.username, user.id, context)
  refuseTaken(takenEmail, changes.email, user.id, context)
  return changeAccount(user, changes, context)
}
