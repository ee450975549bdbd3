import { applicationError } from '../../errors.ts'
import type { Row } from '../../world/table.ts'
import type { AccountValues } from '../accounts/rules.ts'
import { createAccount } from '../accounts/store-account.ts'
import type { UsersContext } from '../context.ts'
import { findUser, roleOfType } from '../records.ts'
import { type SignedIn, signIn } from '../sign-in.ts'
import { email, required, textField } from '../validation/field.ts'
import { type Body, readBody, readTexts } from '../validation/validate.ts'

/** What of a registration is taken over. */
export interface RegistrationFields {
  readonly clause: string
  readonly accept: (body: Body) => AccountValues
}

/** content.users.register.fields: Registering takes `username`, `email` and `password`; whatever else is sent, `role`, `confirmed` and `blocked` above all, is ignored. */
export const registrationFields: RegistrationFields = {
  clause: 'content.users.register.fields',
  accept: ({ email: address, username, password }) => ({ email: address, username, password }),
}

/** What a new account starts with. */
export interface Newcomer {
  readonly clause: string
  readonly role: string
  readonly values: AccountValues
}

/** content.users.register.newcomer: Who registers is an unblocked, confirmed, local user of the authenticated role. */
export const newcomer: Newcomer = {
  clause: 'content.users.register.newcomer',
  role: 'authenticated',
  values: { provider: 'local', confirmed: true, blocked: false },
}

/** Whether a registration clashes with a user who is there. */
export interface RegistrationClash {
  readonly clause: string
  /** `registration` has the e-mail address in lower case. */
  readonly clashes: (
    user: Row,
    registration: { readonly email: string; readonly username: string },
  ) => boolean
}

/** content.users.register.taken: An e-mail address (in any case) or username (as it is written) that a user has, as the one or the other, cannot be registered again. */
export const registrationClash: RegistrationClash = {
  clause: 'content.users.register.taken',
  clashes: (user, registration) =>
    [registration.email, registration.username].some(name => user.email === name || user.username === name),
}

const FIELDS = [
  textField('email', email, required),
  textField('username', required),
  textField('password', required),
]

/**
 * Makes an account and signs its user in. Throws a ValidationError for fields that are missing, malformed or too
 * short, an ApplicationError when the e-mail address or the username is taken.
 *
 * Source: content/endpoints/graphql-endpoint.row.register.
 */
export async function register(input: unknown, context: UsersContext): Promise<SignedIn> {
  const { registrationFields: fields, registrationClash: clash, newcomer: fresh } = context.units.users
  const values = fields.accept(readBody(input))
  const read = readTexts(values, FIELDS)
  const registration = { email: read('email').toLowerCase(), username: read('username') }
  if (findUser(user => clash.clashes(user, registration), context)) {
    throw applicationError('Email or Username are already taken')
  }
  const role = roleOfType(fresh.role, context)?.id
  const account = createAccount({ ...fresh.values, role, ...values, ...registration }, context)
  return signIn(account, context)
}
