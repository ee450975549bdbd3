import type { ApiTokenType } from './token-type.ts'

/** content.auth.api-token.full-access: A full-access token may do everything. */
export const fullAccess: ApiTokenType = {
  clause: 'content.auth.api-token.full-access',
  type: 'full-access',
  grants: () => () => true,
}
