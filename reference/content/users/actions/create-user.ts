import { applicationError, ContentError } from '../../errors.ts'
import type { Row } from '../../world/table.ts'
import { createAccount } from '../accounts/store-account.ts'
import { refuseTaken } from '../accounts/taken.ts'
import type { UsersContext } from '../context.ts'
import { email, idField, notEmpty, required, textField } from '../validation/field.ts'
import { checkFields, readBody } from '../validation/validate.ts'

const FIELDS = [
  textField('email', email, required),
  textField('username', notEmpty, required),
  textField('password', notEmpty, required),
  idField('role', required),
]

/**
 * Makes a user. Throws a ValidationError for fields that are missing or malformed, an ApplicationError for values
 * that cannot be stored. UNDOCUMENTED: Strapi 4.26.2, recordings 07w4-users-0045 to 0050.
 */
export function createUser(input: unknown, context: UsersContext): Row {
  const body = readBody(input)
  checkFields(body, FIELDS)
  const address = String(body.email).toLowerCase()
  refuseTaken(context.units.users.takenEmail, address, null, context)
  try {
    return createAccount({ ...body, email: address, provider: 'local' }, context)
  } catch (error) {
    throw error instanceof ContentError ? applicationError(error.message) : error
  }
}
