import { grantsOf } from '../grants.ts'
import type { ApiTokenType } from './token-type.ts'

/** content.auth.api-token.custom: A custom token may do what its own permissions name, and nothing else. */
export const custom: ApiTokenType = {
  clause: 'content.auth.api-token.custom',
  type: 'custom',
  grants: token => grantsOf(token.permissions).may,
}
