import type { JwtRule } from './rule.ts'

/** content.auth.jwt.algorithm: A JWT must be signed by HS256, the algorithm that the service signs with; no other will do, `none` least of all. */
export const algorithm: JwtRule = {
  clause: 'content.auth.jwt.algorithm',
  holds: jwt => jwt.algorithm === 'HS256',
}
