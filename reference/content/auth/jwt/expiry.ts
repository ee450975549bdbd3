import type { JwtRule } from './rule.ts'

/** content.auth.jwt.expiry: A JWT is refused from the second on that its `exp` claim names; without the claim it never expires. */
export const expiry: JwtRule = {
  clause: 'content.auth.jwt.expiry',
  holds: ({ claims: { exp } }, { now }) => exp === undefined || (typeof exp === 'number' && now < exp),
}
