import { validationError } from '../../errors.ts'
import type { RawQuery } from '../../query/query.ts'
import type { Row } from '../../world/table.ts'
import { changeAccount } from '../accounts/store-account.ts'
import type { UsersContext } from '../context.ts'
import { userWithSecret } from '../records.ts'
import { required, textField } from '../validation/field.ts'
import { readTexts } from '../validation/validate.ts'

const FIELDS = [textField('confirmation', required)]

/**
 * Confirms the address of the user to whom the code `confirmation` was sent; the code is good for one time.
 * Throws a ValidationError without a code and for an unknown one.
 */
export async function confirmEmail(query: RawQuery, context: UsersContext): Promise<Row> {
  const code = readTexts(query, FIELDS)('confirmation')
  const user = await userWithSecret('confirmationToken', code, context)
  if (!user) throw validationError('Invalid token')
  return changeAccount(user, { confirmed: true, confirmationToken: null }, context)
}
