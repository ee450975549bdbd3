import { changePassword as change } from '../../../users/actions/change-password.ts'
import { confirmEmail } from '../../../users/actions/confirm-email.ts'
import { forgotPassword as sendCode } from '../../../users/actions/forgot-password.ts'
import { login as signIn } from '../../../users/actions/login.ts'
import { register as signUp } from '../../../users/actions/register.ts'
import { resetPassword as reset } from '../../../users/actions/reset-password.ts'
import { ROLE_UID } from '../../../users/records.ts'
import type { Row } from '../../../world/table.ts'
import type { GraphqlContext } from '../../context.ts'
import { type FixedOperation, fixedOperation, required } from '../fixed-operation.ts'

const PAYLOAD = { parent: 'Mutation', type: 'UsersPermissionsLoginPayload' } as const

/** UNDOCUMENTED: the user of a payload comes without the role, which `me` tells (observed). */
function payload({ jwt, user }: { readonly jwt?: string; readonly user: Row }) {
  return { jwt: jwt ?? null, user: { ...user, role: null } }
}

/** content.graphql.mutations.login: `login` takes `identifier` and `password`, and returns a JWT and whose it is. */
const login = fixedOperation(
  {
    ...PAYLOAD,
    clause: 'content.graphql.mutations.login',
    name: 'login',
    nonNull: true,
    args: [required('input', 'UsersPermissionsLoginInput')],
    permission: null,
  },
  async ({ input }, context) => payload(await signIn(input, context.users)),
)

/**
 * content.graphql.mutations.register: `register` takes `username`, `email` and `password`, makes a user, and
 * returns a JWT and the user.
 */
const register = fixedOperation(
  {
    ...PAYLOAD,
    clause: 'content.graphql.mutations.register',
    name: 'register',
    description: 'Register a user',
    nonNull: true,
    args: [required('input', 'UsersPermissionsRegisterInput')],
    permission: null,
  },
  async ({ input }, context) => payload(await signUp(input, context.users)),
)

/** content.graphql.mutations.forgot-password: asks for a code by mail; the answer tells nobody who has an account (observed). */
const forgotPassword = fixedOperation(
  {
    clause: 'content.graphql.mutations.forgot-password',
    parent: 'Mutation',
    name: 'forgotPassword',
    description: 'Request a reset password token',
    type: 'UsersPermissionsPasswordPayload',
    nonNull: false,
    args: [required('email', 'String')],
    permission: null,
  },
  (args, context) => {
    sendCode(args, context.users)
    return { ok: true }
  },
)

/** content.graphql.mutations.reset-password: the code of the mail sets another password (observed). */
const resetPassword = fixedOperation(
  {
    ...PAYLOAD,
    clause: 'content.graphql.mutations.reset-password',
    name: 'resetPassword',
    description: 'Reset user password. Confirm with a code (resetToken from forgotPassword)',
    nonNull: false,
    args: ['password', 'passwordConfirmation', 'code'].map(name => required(name, 'String')),
    permission: null,
  },
  async (args, context) => payload(await reset(args, context.users)),
)

/** content.graphql.mutations.change-password: a signed-in user sets another password (observed). */
const changePassword = fixedOperation(
  {
    ...PAYLOAD,
    clause: 'content.graphql.mutations.change-password',
    name: 'changePassword',
    description: 'Change user password. Confirm with the current password.',
    nonNull: false,
    args: ['currentPassword', 'password', 'passwordConfirmation'].map(name => required(name, 'String')),
    permission: 'plugin::users-permissions.auth.changePassword',
  },
  async (args, context) => payload(await change(args, context.caller, context.users)),
)

/** content.graphql.mutations.email-confirmation: the code of the mail confirms an address (observed). */
const emailConfirmation = fixedOperation(
  {
    ...PAYLOAD,
    clause: 'content.graphql.mutations.email-confirmation',
    name: 'emailConfirmation',
    description: 'Confirm an email users email address',
    nonNull: false,
    args: [required('confirmation', 'String')],
    permission: null,
  },
  async (args, context) => payload({ user: await confirmEmail(args, context.users) }),
)

/** content.graphql.queries.me: `me` is the signed-in user with the role (observed). */
const me = fixedOperation(
  {
    clause: 'content.graphql.queries.me',
    parent: 'Query',
    name: 'me',
    type: 'UsersPermissionsMe',
    nonNull: false,
    args: [],
  },
  (_args, { caller, query }) => {
    if (caller.kind !== 'user') throw new Error('Authentication requested')
    return { ...caller.user, role: roleOf(caller.user, query) }
  },
)

function roleOf({ role }: Row, { store }: GraphqlContext['query']): Row | null {
  return typeof role === 'number' ? (store.table(ROLE_UID).get(role) ?? null) : null
}

export const signInOperations: readonly FixedOperation[] = [
  me,
  login,
  register,
  forgotPassword,
  resetPassword,
  changePassword,
  emailConfirmation,
]
