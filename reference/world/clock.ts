/** Where the reference gets the time from; injected so that the same run twice gives the same answers. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that stands still until it is set; starts at `start` (ms since the epoch). */
export function settableClock(start: number): Clock & { set(ms: number): void } {
  let current = start
  return {
    now: () => current,
    set: ms => {
      current = ms
    },
  }
}
