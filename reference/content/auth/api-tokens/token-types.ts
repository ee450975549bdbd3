import type { ApiToken } from '../../world/content-world.ts'
import { grantsOf } from '../grants.ts'

/** What the bearer of one type of API token may do. */
export interface ApiTokenType {
  readonly clause: string
  readonly type: ApiToken['type']
  /** Makes the check for one token. */
  readonly grants: (token: ApiToken) => (action: string) => boolean
}

const READ = /find(One)?$/

/**
 * content.auth.api-token.read-only: A read-only token may `find` and `findOne` every content-type, and nothing else:
 * not even `count` users or list the locales.
 */
export const readOnly: ApiTokenType = {
  clause: 'content.auth.api-token.read-only',
  type: 'read-only',
  grants: () => action => READ.test(action),
}

/** content.auth.api-token.full-access: A full-access token may do everything. */
export const fullAccess: ApiTokenType = {
  clause: 'content.auth.api-token.full-access',
  type: 'full-access',
  grants: () => () => true,
}

/** content.auth.api-token.custom: A custom token may do what its own permissions name, and nothing else. */
export const custom: ApiTokenType = {
  clause: 'content.auth.api-token.custom',
  type: 'custom',
  grants: token => grantsOf(token.permissions).may,
}

/** The types of API token there are. */
export const apiTokenTypes: readonly ApiTokenType[] = [readOnly, fullAccess, custom]
