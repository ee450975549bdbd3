import { accountRules } from './accounts/rules.ts'
import { takenEmail, takenUsername } from './accounts/taken.ts'
import { loginIdentifier, loginRules } from './actions/login.ts'
import { newcomer, registrationClash, registrationFields } from './actions/register.ts'
import { mailDelivery } from './mail.ts'
import { attemptLimit } from './rate-limit.ts'
import { usersRoutes } from './routes/routes.ts'
import { jwtLifetime } from './sign-in.ts'

/** The units of what becomes of accounts, whichever door asks for it. */
export const accountUnits = {
  loginIdentifier,
  /** What keeps a user from signing in, in the order in which it is looked at. */
  loginRules,
  jwtLifetime,
  registrationFields,
  registrationClash,
  newcomer,
  accountRules,
  takenEmail,
  takenUsername,
  mailDelivery,
  rateLimit: attemptLimit,
} as const

/** The units of the endpoints of users, roles, locales and files, without any quirk. */
export const usersUnits = { routes: usersRoutes, ...accountUnits } as const

export type UsersUnits = typeof usersUnits
