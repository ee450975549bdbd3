import type { ApiToken } from '../../world/content-world.ts'
import type { Refusal, TokenCaller } from '../caller.ts'
import type { AuthContext } from '../context.ts'
import type { AuthStrategy } from '../strategy.ts'

/** content.auth.api-token: The header `Authorization: Bearer <API token>` makes the call the token's. */
export const apiToken: AuthStrategy = {
  clause: 'content.auth.api-token',
  authenticate: async (credential, context) => {
    const token = await context.findApiToken(credential)
    return token === null ? null : (refuse(token, context) ?? bearerOf(token, context))
  },
}

function refuse(token: ApiToken, { units, clock }: AuthContext): Refusal | null {
  const refusal = units.apiTokenExpiry.refuse(token, clock.now())
  return refusal
}

function bearerOf(token: ApiToken, { units }: AuthContext): TokenCaller {
  const type = units.apiTokenTypes.find(unit => unit.type === token.type)
  if (!type) throw new Error(`invariant: no unit for API tokens of type ${token.type}`)
  return { kind: 'api-token', token, may: type.grants(token) }
}
