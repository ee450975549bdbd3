import { issue } from '../auth/jwt/json-web-token.ts'
import type { Row } from '../world/table.ts'
import type { UsersContext } from './context.ts'

/** What signing in gives: the JWT to send with each request, and whose it is. */
export interface SignedIn {
  readonly jwt: string
  readonly user: Row
}

/** How long a JWT lasts. */
export interface JwtLifetime {
  readonly clause: string
  readonly seconds: number
}

/** content.users.jwt-lifetime: A JWT carries the claims `id`, `iat` and `exp`, and expires 30 days after it was issued. */
export const jwtLifetime: JwtLifetime = {
  clause: 'content.users.jwt-lifetime',
  seconds: 30 * 24 * 60 * 60,
}

/** Issues a JWT to a user. Source: content/authentication.rule-3. */
export async function signIn(user: Row, { units, options, clock }: UsersContext): Promise<SignedIn> {
  const { seconds } = units.users.jwtLifetime
  return { jwt: await issue(user.id, options.jwtSecret, { now: clock.now(), lifetime: seconds }), user }
}
