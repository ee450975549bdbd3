import type { Clock } from '../../world/clock.ts'
import type { QueryContext } from '../query/query.ts'
import type { Outbox } from './mail.ts'
import type { Attempts } from './rate-limit.ts'

/** What the actions on users work with. */
export interface UsersContext extends Omit<QueryContext, 'caller'> {
  readonly clock: Clock
  readonly mail: Outbox
  readonly attempts: Attempts
  /** So many random bytes in hexadecimal: a secret to send by mail. */
  readonly secret: (bytes: number) => string
}

/** Random bytes from the platform's generator, in hexadecimal. */
export function randomSecret(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(values, byte => byte.toString(16).padStart(2, '0')).join('')
}
