import { grantsOf } from '../grants.ts'
import type { TokenType } from './token-type.ts'

/** content.auth.api-token.custom: A custom token may do what its own permissions name, and nothing else. */
export const custom: TokenType = {
  clause: 'content.auth.api-token.custom',
  type: 'custom',
  grants: token => grantsOf(token.permissions).may,
}
