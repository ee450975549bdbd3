import { isSignedWith } from './json-web-token.ts'
import type { JwtRule } from './rule.ts'

/** content.auth.jwt.signature: A JWT that was changed after it was signed, or signed with another secret, is refused. */
export const signature: JwtRule = {
  clause: 'content.auth.jwt.signature',
  holds: (jwt, { secret }) => isSignedWith(secret, jwt),
}
