import type { Row } from '../../world/table.ts'
import { type Caller, type Refusal, type UserCaller, unknownCredential } from '../caller.ts'
import type { AuthContext } from '../context.ts'
import type { AuthStrategy } from '../strategy.ts'
import { decode, type PresentedJwt } from './json-web-token.ts'

/** content.auth.jwt: The header `Authorization: Bearer <JWT>` makes the call the user's to whom the JWT was issued. */
export const userJwt: AuthStrategy = {
  clause: 'content.auth.jwt',
  authenticate: async (credential, context) => {
    const jwt = decode(credential)
    if (jwt === null) return null
    return (await forged(jwt, context)) ?? callerNamed(jwt.claims.id, context)
  },
}

/** The first rule that the JWT breaks makes it worthless: it is what a credential is that nobody knows. */
async function forged(jwt: PresentedJwt, context: AuthContext): Promise<Caller | Refusal | null> {
  const check = { secret: context.options.jwtSecret, now: Math.floor(context.clock.now() / 1000) }
  for (const rule of context.units.jwtRules) {
    if (await rule.holds(jwt, check)) continue
    return context.units.stranger.treat(context)
  }
  return null
}

function callerNamed(id: unknown, context: AuthContext): Caller | Refusal {
  const user = findUser(id, context)
  for (const rule of context.units.jwtUserRules) {
    const refusal = rule.refuse(user)
    if (refusal === null) continue
    return refusal
  }
  return (user && context.units.userCaller.of(user, context)) ?? unknownCredential()
}

/** Who a call with the JWT of a user comes from. */
export interface UserCallers {
  readonly clause: string
  /** Null where the user has no role. */
  readonly of: (user: Row, context: AuthContext) => UserCaller | null
}

/** content.auth.jwt: The call is the user's, and may what the role may that the user has now. */
export const userCaller: UserCallers = {
  clause: 'content.auth.jwt',
  of: (user, { units, store, grants }) => {
    const role = units.userRole.role(user, store)
    return role === null ? null : { kind: 'user', role, user, may: grants(role).may }
  },
}

/** UNDOCUMENTED: the id may also be its decimal text (Strapi 4.26.2, recording 07-single-reads-0386). */
function findUser(id: unknown, { store }: AuthContext): Row | undefined {
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id
  return typeof number === 'number' ? store.table('plugin::users-permissions.user').get(number) : undefined
}
