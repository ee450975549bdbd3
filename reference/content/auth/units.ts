import { apiToken, apiTokenExpiry, tokenCaller } from './api-tokens/api-token.ts'
import { apiTokenTypes } from './api-tokens/token-types.ts'
import { permission } from './authorize.ts'
import { bearer } from './bearer.ts'
import { jwtRules, jwtUserRules } from './jwt/rules.ts'
import { userCaller, userJwt } from './jwt/user-jwt.ts'
import { publicRole, userRole } from './roles.ts'
import { type AuthStrategy, stranger } from './strategy.ts'

/** Ways to know a caller, tried in this order. */
const authStrategies: readonly AuthStrategy[] = [apiToken, userJwt]

/** The units of authentication and authorization, without any quirk. */
export const authUnits = {
  bearer,
  authStrategies,
  stranger,
  apiTokenExpiry,
  tokenCaller,
  apiTokenTypes,
  jwtRules,
  jwtUserRules,
  userCaller,
  publicRole,
  userRole,
  permission,
} as const

export type AuthUnits = typeof authUnits
