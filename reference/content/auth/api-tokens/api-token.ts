import type { ApiToken } from '../../world/content-world.ts'
import { type Refusal, type TokenCaller, unauthorized } from '../caller.ts'
import type { AuthContext } from '../context.ts'
import type { AuthStrategy } from '../strategy.ts'

/** content.auth.api-token: The header `Authorization: Bearer <API token>` makes the call the token's. */
export const apiToken: AuthStrategy = {
  clause: 'content.auth.api-token',
  authenticate: async (credential, context) => {
    const token = await context.findApiToken(credential)
    return token === null ? null : (refuse(token, context) ?? context.units.tokenCaller.of(token, context))
  },
}

function refuse(token: ApiToken, { units, clock }: AuthContext): Refusal | null {
  const refusal = units.apiTokenExpiry.refuse(token, clock.now())
  return refusal
}

/** Who a call with a token that can be used comes from. */
export interface TokenCallers {
  readonly clause: string
  readonly of: (token: ApiToken, context: AuthContext) => TokenCaller
}

/** content.auth.api-token: The call is the token's, and may what tokens of its type may. */
export const tokenCaller: TokenCallers = {
  clause: 'content.auth.api-token',
  of: (token, { units }) => {
    const type = units.apiTokenTypes.find(unit => unit.type === token.type)
    if (!type) throw new Error(`invariant: no unit for API tokens of type ${token.type}`)
    return { kind: 'api-token', token, may: type.grants(token) }
  },
}

/** A check on a token that was found. */
export interface ApiTokenExpiry {
  readonly clause: string
  /** Why the token cannot be used at `now` (ms since the epoch); null when it can. */
  readonly refuse: (token: ApiToken, now: number) => Refusal | null
}

/** content.auth.api-token.expiry: An API token past its expiry date is refused with 401 "Token expired". */
export const apiTokenExpiry: ApiTokenExpiry = {
  clause: 'content.auth.api-token.expiry',
  refuse: ({ expiresAt }, now) =>
    expiresAt !== undefined && Date.parse(expiresAt) < now ? unauthorized('Token expired') : null,
}
