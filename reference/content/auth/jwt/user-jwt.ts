import type { Row } from '../../world/table.ts'
import { type Caller, type Refusal, unknownCredential } from '../caller.ts'
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

/** The first rule that the JWT breaks makes it worthless. */
async function forged(jwt: PresentedJwt, context: AuthContext): Promise<Refusal | null> {
  const check = { secret: context.options.jwtSecret, now: Math.floor(context.clock.now() / 1000) }
  for (const rule of context.units.jwtRules) {
    if (await rule.holds(jwt, check)) continue
    return unknownCredential()
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
  return user === undefined ? unknownCredential() : callerOf(user, context)
}

function callerOf(user: Row, { units, store, grants }: AuthContext): Caller | Refusal {
  const role = units.userRole.role(user, store)
  if (role === null) return unknownCredential()
  return { kind: 'user', role, user, may: grants(role).may }
}

/** UNDOCUMENTED: the id may also be its decimal text (Strapi 4.26.2, recording 07-single-reads-0386). */
function findUser(id: unknown, { store }: AuthContext): Row | undefined {
  const number = typeof id === 'string' && /^\d+$/.test(id) ? Number(id) : id
  return typeof number === 'number' ? store.table('plugin::users-permissions.user').get(number) : undefined
}
