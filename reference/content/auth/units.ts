import { apiToken } from './api-tokens/api-token.ts'
import { apiTokenExpiry, type TokenRule } from './api-tokens/expiry.ts'
import type { TokenType } from './api-tokens/token-type.ts'
import { apiTokenTypes } from './api-tokens/token-types.ts'
import { type PermissionUnit, permission } from './authorize.ts'
import { bearer, type CredentialUnit } from './bearer.ts'
import type { JwtRule } from './jwt/rule.ts'
import { jwtRules } from './jwt/rules.ts'
import { userJwt } from './jwt/user-jwt.ts'
import type { JwtUserRule } from './jwt/user-rule.ts'
import { jwtUserRules } from './jwt/user-rules.ts'
import { type PublicRoleUnit, publicRole, type UserRoleUnit, userRole } from './roles.ts'
import { type AuthStrategy, type StrangerUnit, stranger } from './strategy.ts'

/** The units of authentication and authorization. */
export interface AuthUnits {
  readonly bearer: CredentialUnit
  /** Ways to know a caller, tried in this order. */
  readonly authStrategies: readonly AuthStrategy[]
  readonly stranger: StrangerUnit
  readonly apiTokenExpiry: TokenRule
  readonly apiTokenTypes: readonly TokenType[]
  readonly jwtRules: readonly JwtRule[]
  readonly jwtUserRules: readonly JwtUserRule[]
  readonly publicRole: PublicRoleUnit
  readonly userRole: UserRoleUnit
  readonly permission: PermissionUnit
}

/** The units of authentication and authorization, without any quirk. */
export const authUnits: AuthUnits = {
  bearer,
  authStrategies: [apiToken, userJwt],
  stranger,
  apiTokenExpiry,
  apiTokenTypes,
  jwtRules,
  jwtUserRules,
  publicRole,
  userRole,
  permission,
}
