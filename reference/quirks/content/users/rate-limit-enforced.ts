import type { Quirk } from '../../quirk.ts'
import { changeUsers } from './change-users.ts'

/** The real program with its default configuration. */
export const rateLimitEnforced: Quirk = {
  id: 'content.users.rate-limit.enforced',
  clause: 'content.users.rate-limit',
  says: 'the eleventh attempt to sign in within a minute is refused with 429',
  apply: units =>
    changeUsers(units, ({ rateLimit }) => ({
      rateLimit: { ...rateLimit, limit: { max: 10, interval: 60_000 } },
    })),
}
