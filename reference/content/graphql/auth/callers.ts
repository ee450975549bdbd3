import { type TokenCallers, tokenCaller } from '../../auth/api-tokens/api-token.ts'
import { type UserCallers, userCaller } from '../../auth/jwt/user-jwt.ts'
import { authUnits } from '../../auth/units.ts'

/** content.graphql.auth.api-token: By GraphQL an API token is documented to make a call its own. */
const documentedTokens: TokenCallers = { ...tokenCaller, clause: 'content.graphql.auth.api-token' }

/** content.graphql.auth.jwt: So is the JWT of a user. */
const documentedUsers: UserCallers = { ...userCaller, clause: 'content.graphql.auth.jwt' }

/** How callers of GraphQL are known: by the same rules as by REST, of which the documentation tells nothing there. */
export const graphqlCallers = { ...authUnits, tokenCaller: documentedTokens, userCaller: documentedUsers }
