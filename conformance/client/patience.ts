import { hiccupOf } from './hiccup.ts'
import type { Outcome } from './outcome.ts'

/** How long a target is waited for that asks for it by `Retry-After`, in milliseconds: at most once, and in all. */
const LONGEST_WAIT = 5_000
const MOST_WAITING = 60_000

/** Resolves after some milliseconds, or as soon as a run is interrupted. */
export type Sleep = (ms: number) => Promise<void>

/** Waits as long as targets ask for before they are sent a request again, within bounds: no target can hold up a run. */
export interface Patience {
  /** Gives the milliseconds that were waited; 0 where nothing was asked for. */
  waitFor(outcome: Outcome | undefined): Promise<number>
}

export function patienceOf(signal?: AbortSignal, sleep: Sleep = sleepUntil(signal)): Patience {
  let left = MOST_WAITING
  return {
    waitFor: async outcome => {
      const ms = Math.min(outcome ? waitAskedBy(outcome) : 0, LONGEST_WAIT, left)
      if (ms <= 0) return 0
      left -= ms
      await sleep(ms)
      return ms
    },
  }
}

/** Of a hiccup alone: in seconds, or as a date. What is neither asks for nothing. */
function waitAskedBy(outcome: Outcome): number {
  if (outcome.kind === 'no-answer' || hiccupOf(outcome) === null) return 0
  const value = outcome.headers['retry-after']
  if (typeof value !== 'string') return 0
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000
  const until = Date.parse(value)
  return Number.isNaN(until) ? 0 : Math.max(0, until - Date.now())
}

function sleepUntil(signal: AbortSignal | undefined): Sleep {
  return ms =>
    new Promise(resume => {
      if (signal?.aborted) return resume()
      const end = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', end)
        resume()
      }
      const timer = setTimeout(end, ms)
      signal?.addEventListener('abort', end, { once: true })
    })
}
