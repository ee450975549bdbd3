import type { Site } from '../contracts.ts'
import { PlatformError } from '../errors.ts'

interface Limit {
  readonly attempts: number
  /** How long attempts count, in ms. */
  readonly window: number
  readonly message: string
}

const MINUTE = 60_000

/** How often something may fail. UNDOCUMENTED: observed on the real program; off unless the site asks for it. */
const LIMITS: Readonly<Record<'login' | 'reset' | 'content-key', Limit>> = {
  login: {
    attempts: 5,
    window: 10 * MINUTE,
    message: 'Too many login attempts. Please wait 10 minutes before trying again, or reset your password.',
  },
  reset: { attempts: 5, window: 10 * MINUTE, message: 'Too many password reset attempts.' },
  'content-key': { attempts: 100, window: 60 * MINUTE, message: 'Too many attempts.' },
}

type Kind = keyof typeof LIMITS

/**
 * Counts an attempt of someone.
 * @throws PlatformError 429 when there were too many before
 */
export function limitAttempts(kind: Kind, who: string, site: Site): void {
  if (!site.data.setup.limitsAttempts) return
  const { since, count } = attemptsOf(kind, who, site)
  site.store.put('attempts', { id: `${kind} ${who}`, since, count: count + 1 })
  mustBeFew(kind, count)
}

/** @throws PlatformError 429 when someone has no attempts left */
export function mustHaveAttempts(kind: Kind, who: string, site: Site): void {
  if (site.data.setup.limitsAttempts) mustBeFew(kind, attemptsOf(kind, who, site).count)
}

function mustBeFew(kind: Kind, count: number): void {
  const { attempts, message } = LIMITS[kind]
  if (count >= attempts) throw new PlatformError(429, 'TooManyRequestsError', message)
}

/** Attempts that still count, and since when; of none, since now. */
function attemptsOf(kind: Kind, who: string, { store, clock }: Site) {
  const row = store.find('attempts', `${kind} ${who}`)
  const now = clock.now()
  if (!row || now - Number(row.since) > LIMITS[kind].window) return { since: now, count: 0 }
  return { since: Number(row.since), count: Number(row.count) }
}

/** Forgets the attempts of someone who succeeded. */
export function resetAttempts(kind: Kind, who: string, { store }: Site): void {
  store.remove('attempts', `${kind} ${who}`)
}
