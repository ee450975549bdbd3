import { unusableAccount } from '../caller.ts'
import type { JwtUserRule } from './user-rule.ts'

/** content.auth.jwt.blocked-user: A genuine JWT of a user who is blocked, or was blocked since, is refused with 401 "Invalid credentials". */
export const blockedUser: JwtUserRule = {
  clause: 'content.auth.jwt.blocked-user',
  refuse: user => (user?.blocked === true ? unusableAccount() : null),
}
