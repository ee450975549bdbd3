import { applicationError } from '../../errors.ts'
import { changePassword } from '../actions/change-password.ts'
import { confirmEmail } from '../actions/confirm-email.ts'
import { forgotPassword } from '../actions/forgot-password.ts'
import { login } from '../actions/login.ts'
import { register } from '../actions/register.ts'
import { resetPassword } from '../actions/reset-password.ts'
import { sendEmailConfirmation } from '../actions/send-email-confirmation.ts'
import { showUser } from '../show-user.ts'
import type { SignedIn } from '../sign-in.ts'
import { ok, type Reply, type UsersCall, type UsersRoute } from './route.ts'

const CONTROLLER = 'plugin::users-permissions.auth'

/** The JWT and the user, bare. */
function signedIn({ jwt, user }: SignedIn, { context }: UsersCall): Reply {
  return ok({ jwt, user: showUser(user, context) })
}

/** content.users.login: `POST /api/auth/local` with `identifier` and `password` answers a JWT and the user. */
const loginRoute: UsersRoute = {
  clause: 'content.users.login',
  method: 'POST',
  path: '/api/auth/local',
  action: `${CONTROLLER}.callback`,
  counted: true,
  answer: async call => signedIn(await login(call.body, call.context), call),
}

/** content.users.register: `POST /api/auth/local/register` makes a user and answers as a login does. */
const registerRoute: UsersRoute = {
  clause: 'content.users.register',
  method: 'POST',
  path: '/api/auth/local/register',
  action: `${CONTROLLER}.register`,
  counted: true,
  answer: async call => signedIn(await register(call.body, call.context), call),
}

/** content.users.change-password: `POST /api/auth/change-password` gives the caller another password, and another JWT. */
const changePasswordRoute: UsersRoute = {
  clause: 'content.users.change-password',
  method: 'POST',
  path: '/api/auth/change-password',
  action: `${CONTROLLER}.changePassword`,
  counted: true,
  answer: async call => signedIn(await changePassword(call.body, call.caller, call.context), call),
}

/** content.users.forgot-password: `POST /api/auth/forgot-password` answers `{ok: true}`, whether or not somebody has the address. */
const forgotPasswordRoute: UsersRoute = {
  clause: 'content.users.forgot-password',
  method: 'POST',
  path: '/api/auth/forgot-password',
  action: `${CONTROLLER}.forgotPassword`,
  counted: true,
  answer: ({ body, context }) => {
    forgotPassword(body, context)
    return ok({ ok: true })
  },
}

/** content.users.reset-password: `POST /api/auth/reset-password` takes the code of the mail and another password, and answers as a login does. */
const resetPasswordRoute: UsersRoute = {
  clause: 'content.users.reset-password',
  method: 'POST',
  path: '/api/auth/reset-password',
  action: `${CONTROLLER}.resetPassword`,
  counted: true,
  answer: async call => signedIn(await resetPassword(call.body, call.context), call),
}

/** content.users.send-email-confirmation: `POST /api/auth/send-email-confirmation` answers the address and `sent: true`, whether or not somebody has the address. */
const sendEmailConfirmationRoute: UsersRoute = {
  clause: 'content.users.send-email-confirmation',
  method: 'POST',
  path: '/api/auth/send-email-confirmation',
  action: `${CONTROLLER}.sendEmailConfirmation`,
  answer: ({ body, context }) => ok({ email: sendEmailConfirmation(body, context), sent: true }),
}

/** content.users.email-confirmation: `GET /api/auth/email-confirmation` takes the code of the mail and leads to the start page. */
const emailConfirmationRoute: UsersRoute = {
  clause: 'content.users.email-confirmation',
  method: 'GET',
  path: '/api/auth/email-confirmation',
  action: `${CONTROLLER}.emailConfirmation`,
  answer: async ({ query, context }) => {
    await confirmEmail(query, context)
    return { status: 302, headers: { location: '/' } }
  },
}

const disabled = (): never => {
  throw applicationError('This provider is disabled')
}

/** content.users.providers: No other provider can be signed in with: their paths answer 400. */
const providerCallback: UsersRoute = {
  clause: 'content.users.providers',
  method: 'GET',
  path: '/api/auth/:provider/callback',
  action: `${CONTROLLER}.callback`,
  answer: disabled,
}

const providerConnect: UsersRoute = {
  ...providerCallback,
  path: '/api/connect/:provider',
  action: `${CONTROLLER}.connect`,
  counted: true,
}

export const authRoutes: readonly UsersRoute[] = [
  loginRoute,
  registerRoute,
  changePasswordRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  sendEmailConfirmationRoute,
  emailConfirmationRoute,
  providerCallback,
  providerConnect,
]
