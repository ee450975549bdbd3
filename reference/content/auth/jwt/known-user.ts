import { unusableAccount } from '../caller.ts'
import type { JwtUserRule } from './user-rule.ts'

/** content.auth.jwt.known-user: A genuine JWT of a user who does not exist, or was deleted since, is refused with 401 "Invalid credentials". */
export const knownUser: JwtUserRule = {
  clause: 'content.auth.jwt.known-user',
  refuse: user => (user === undefined ? unusableAccount() : null),
}
