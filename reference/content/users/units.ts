import type { AccountRule } from './accounts/rule.ts'
import { accountRules } from './accounts/rules.ts'
import { emailTaken, type TakenUnit, usernameTaken } from './accounts/taken.ts'
import { type IdentifierUnit, type LoginRule, loginIdentifier, loginRules } from './actions/login.ts'
import {
  type ClashUnit,
  type NewcomerUnit,
  newcomer,
  type RegistrationUnit,
  registrationFields,
  registrationTaken,
} from './actions/register.ts'
import { type MailDelivery, mailDelivery } from './mail.ts'
import { type RateLimitUnit, unlimited } from './rate-limit.ts'
import type { UsersRoute } from './routes/route.ts'
import { usersRoutes } from './routes/routes.ts'
import { type JwtLifetimeUnit, jwtLifetime } from './sign-in.ts'

/** The units of the endpoints of users, roles, locales and files. */
export interface UsersUnits {
  readonly routes: readonly UsersRoute[]
  readonly loginIdentifier: IdentifierUnit
  /** What keeps a user from signing in, in the order in which it is looked at. */
  readonly loginRules: readonly LoginRule[]
  readonly jwtLifetime: JwtLifetimeUnit
  readonly registrationFields: RegistrationUnit
  readonly registrationTaken: ClashUnit
  readonly newcomer: NewcomerUnit
  readonly accountRules: readonly AccountRule[]
  readonly emailTaken: TakenUnit
  readonly usernameTaken: TakenUnit
  readonly mailDelivery: MailDelivery
  readonly rateLimit: RateLimitUnit
}

/** The units of the endpoints of users, roles, locales and files, without any quirk. */
export const usersUnits: UsersUnits = {
  routes: usersRoutes,
  loginIdentifier,
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
}
