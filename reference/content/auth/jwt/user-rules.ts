import { blockedUser } from './blocked-user.ts'
import { knownUser } from './known-user.ts'
import type { JwtUserRule } from './user-rule.ts'

/** What must be true of the user that a JWT names, in the order in which it is looked at. */
export const jwtUserRules: readonly JwtUserRule[] = [knownUser, blockedUser]
