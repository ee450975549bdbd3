import { algorithm } from './algorithm.ts'
import { expiry } from './expiry.ts'
import { notBefore } from './not-before.ts'
import type { JwtRule } from './rule.ts'
import { signature } from './signature.ts'
import { userClaim } from './user-claim.ts'

/** What must be true of a JWT, in the order in which it is looked at: nothing is read before it is known to be genuine. */
export const jwtRules: readonly JwtRule[] = [algorithm, signature, notBefore, expiry, userClaim]
