import type { ApiTokenType } from './token-type.ts'

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
