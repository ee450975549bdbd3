import type { JwtRule } from './rule.ts'

/** content.auth.jwt.not-before: A JWT is refused until the second that its `nbf` claim names. */
export const notBefore: JwtRule = {
  clause: 'content.auth.jwt.not-before',
  holds: ({ claims: { nbf } }, { now }) => nbf === undefined || (typeof nbf === 'number' && nbf <= now),
}
