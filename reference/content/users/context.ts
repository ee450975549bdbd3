import type { Clock } from '../../world/clock.ts'
import type { ActionContext } from '../actions/context.ts'
import type { ActionUnits } from '../actions/units.ts'
import type { Outbox } from './mail.ts'
import type { Attempts } from './rate-limit.ts'
import type { UsersUnits } from './units.ts'

/** What the actions on users work with. */
export interface UsersContext extends Omit<ActionContext, 'caller' | 'units'> {
  readonly units: ActionUnits & { readonly users: UsersUnits }
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
