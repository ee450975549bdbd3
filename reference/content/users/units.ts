import { accountRules } from './accounts/rules.ts'
import { emailTaken, usernameTaken } from './accounts/taken.ts'
import { loginIdentifier, loginRules } from './actions/login.ts'
import { newcomer, registrationFields, registrationTaken } from './actions/register.ts'
import { mailDelivery } from './mail.ts'
import { unlimited } from './rate-limit.ts'
import { usersRoutes } from './routes/routes.ts'
import { jwtLifetime } from './sign-in.ts'

/** The units of the endpoints of users, roles, locales and files, without any quirk. */
export const usersUnits = {
  routes: usersRoutes,
  loginIdentifier,
  /** What keeps a user from signing in, in the order in which it is looked at. */
  loginRules,
  jwtLifetime,
  registrationFields,
  registrationTaken,
  newcomer,
  accountRules,
  emailTaken,
  usernameTaken,
  mailDelivery,
  rateLimit: unlimited,
} as const

export type UsersUnits = typeof usersUnits
