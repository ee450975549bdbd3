import { applicationError, type ContentError, validationError } from '../../errors.ts'
import type { Row } from '../../world/table.ts'
import type { UsersContext } from '../context.ts'
import { findUser, hasPassword } from '../records.ts'
import { type SignedIn, signIn } from '../sign-in.ts'
import { required, textField } from '../validation/field.ts'
import { readBody, readTexts } from '../validation/validate.ts'

/** Whom an identifier means. */
export interface LoginIdentifier {
  readonly clause: string
  readonly names: (user: Row, identifier: string) => boolean
}

/** content.users.login.identifier: The identifier is the username as it is written, or the e-mail address in any case, of a user who registered here. */
export const loginIdentifier: LoginIdentifier = {
  clause: 'content.users.login.identifier',
  names: (user, identifier) =>
    user.provider === 'local' && (user.email === identifier.toLowerCase() || user.username === identifier),
}

/** Something that keeps a user from signing in. */
export interface LoginRule {
  readonly clause: string
  readonly refuse: (user: Row, password: string) => Promise<ContentError | null>
}

/** content.users.login.password: A wrong password is refused with 400, in the same words as an unknown identifier. */
const rightPassword: LoginRule = {
  clause: 'content.users.login.password',
  refuse: async (user, password) => ((await hasPassword(user, password)) ? null : wrongCredentials()),
}

/** content.users.login.not-blocked: A blocked user who knows the password is refused with 400. */
const notBlocked: LoginRule = {
  clause: 'content.users.login.not-blocked',
  refuse: async user => (user.blocked === true ? applicationError(BLOCKED) : null),
}

const BLOCKED = 'Your account has been blocked by an administrator'

/** In this order, so that only who knows the password learns that the account is blocked. */
export const loginRules: readonly LoginRule[] = [rightPassword, notBlocked]

const FIELDS = [textField('identifier', required), textField('password', required)]

/**
 * Signs a user in by `identifier` and `password`. Throws a ValidationError for a field that is missing or no text
 * and for wrong credentials, an ApplicationError for a blocked user.
 *
 * Source: content/endpoints/graphql-endpoint.row.login.
 */
export async function login(input: unknown, context: UsersContext): Promise<SignedIn> {
  const { loginIdentifier: identification, loginRules: rules } = context.units.users
  const read = readTexts(readBody(input), FIELDS)
  const user = findUser(candidate => identification.names(candidate, read('identifier')), context)
  if (!user) throw wrongCredentials()
  for (const rule of rules) {
    const refusal = await rule.refuse(user, read('password'))
    if (refusal !== null) throw refusal
  }
  return signIn(user, context)
}

function wrongCredentials(): ContentError {
  return validationError('Invalid identifier or password')
}
