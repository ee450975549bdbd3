import { ContentError } from '../errors.ts'

/** How often something may be done. */
export interface RateLimit {
  /** Attempts in one window; the next one is refused. */
  readonly max: number
  /** Length of a window in ms. It starts with its first attempt. */
  readonly interval: number
}

/** Whether attempts to sign in are counted. */
export interface AttemptLimit {
  readonly clause: string
  /** Null when attempts are not counted. */
  readonly limit: RateLimit | null
}

/**
 * content.users.rate-limit: Attempts to sign in are not limited.
 *
 * The documentation is silent, and the limit of a real program is a matter of its configuration. A server for tests
 * that refuses the eleventh login of a minute would surprise; who wants it switches the quirk on.
 */
export const attemptLimit: AttemptLimit = { clause: 'content.users.rate-limit', limit: null }

/** What is left of a window. */
export interface Attempt {
  readonly limit: number
  readonly remaining: number
  /** When the window ends, in ms since the epoch. */
  readonly endsAt: number
  readonly refused: boolean
}

interface Window {
  readonly count: number
  readonly endsAt: number
}

/** Counts attempts by key. */
export class Attempts {
  readonly #windows = new Map<string, Window>()

  /** Counts an attempt made at `now` (ms since the epoch). */
  count(key: string, { max, interval }: RateLimit, now: number): Attempt {
    const open = this.#windows.get(key)
    const { count, endsAt } =
      open !== undefined && now < open.endsAt ? open : { count: 0, endsAt: now + interval }
    this.#windows.set(key, { count: count + 1, endsAt })
    return { limit: max, remaining: Math.max(0, max - count - 1), endsAt, refused: count >= max }
  }

  clear(): void {
    this.#windows.clear()
  }
}

/** 429 in the words of the service. */
export function tooManyRequests(): ContentError {
  return new ContentError(429, 'RateLimitError', 'Too many requests, please try again later.')
}
