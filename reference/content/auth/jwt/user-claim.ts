import type { JwtRule } from './rule.ts'

/** content.auth.jwt.user-claim: A JWT names its user in the claim `id`; one without it is refused. */
export const userClaim: JwtRule = {
  clause: 'content.auth.jwt.user-claim',
  holds: ({ claims }) => claims.id !== undefined,
}
