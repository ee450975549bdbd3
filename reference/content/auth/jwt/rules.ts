import type { Row } from '../../world/table.ts'
import { type Refusal, unusableAccount } from '../caller.ts'
import { isSignedWith, type PresentedJwt } from './json-web-token.ts'

/** Against what a JWT is checked. */
export interface JwtCheck {
  readonly secret: string
  /** Seconds since the epoch, as the claims have them. */
  readonly now: number
}

/** One thing that must be true of a JWT. A JWT that breaks a rule is refused with 401, on public routes as well. */
export interface JwtRule {
  readonly clause: string
  readonly holds: (jwt: PresentedJwt, check: JwtCheck) => boolean | Promise<boolean>
}

/** content.auth.jwt.algorithm: A JWT must be signed by HS256, the algorithm that the service signs with; no other will do, `none` least of all. */
export const algorithm: JwtRule = {
  clause: 'content.auth.jwt.algorithm',
  holds: jwt => jwt.algorithm === 'HS256',
}

/** content.auth.jwt.signature: A JWT that was changed after it was signed, or signed with another secret, is refused. */
export const signature: JwtRule = {
  clause: 'content.auth.jwt.signature',
  holds: (jwt, { secret }) => isSignedWith(secret, jwt),
}

/** content.auth.jwt.not-before: A JWT is refused until the second that its `nbf` claim names. */
export const notBefore: JwtRule = {
  clause: 'content.auth.jwt.not-before',
  holds: ({ claims: { nbf } }, { now }) => nbf === undefined || (typeof nbf === 'number' && nbf <= now),
}

/** content.auth.jwt.expiry: A JWT is refused from the second on that its `exp` claim names; without the claim it never expires. */
export const expiry: JwtRule = {
  clause: 'content.auth.jwt.expiry',
  holds: ({ claims: { exp } }, { now }) => exp === undefined || (typeof exp === 'number' && now < exp),
}

/** content.auth.jwt.user-claim: A JWT names its user in the claim `id`; one without it is refused. */
export const userClaim: JwtRule = {
  clause: 'content.auth.jwt.user-claim',
  holds: ({ claims }) => claims.id !== undefined,
}

/** What must be true of a JWT, in the order in which it is looked at: nothing is read before it is known to be genuine. */
export const jwtRules: readonly JwtRule[] = [algorithm, signature, notBefore, expiry, userClaim]

/** A check on the user that a genuine JWT names. */
export interface JwtUserRule {
  readonly clause: string
  /** Why the user may not call; null when they may. `user` is undefined when there is none (any more). */
  readonly refuse: (user: Row | undefined) => Refusal | null
}

/** content.auth.jwt.known-user: A genuine JWT of a user who does not exist, or was deleted since, is refused with 401 "Invalid credentials". */
export const knownUser: JwtUserRule = {
  clause: 'content.auth.jwt.known-user',
  refuse: user => (user === undefined ? unusableAccount() : null),
}

/** content.auth.jwt.blocked-user: A genuine JWT of a user who is blocked, or was blocked since, is refused with 401 "Invalid credentials". */
export const blockedUser: JwtUserRule = {
  clause: 'content.auth.jwt.blocked-user',
  refuse: user => (user?.blocked === true ? unusableAccount() : null),
}

/** What must be true of the user that a JWT names, in the order in which it is looked at. */
export const jwtUserRules: readonly JwtUserRule[] = [knownUser, blockedUser]
