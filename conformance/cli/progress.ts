import type { Result } from '../run/result.ts'
import type { Io } from './io.ts'

/** Tells a person at a terminal how far a run is; says nothing anywhere else. */
export interface Progress {
  see(result: Result): void
  /** Takes the line away. */
  end(): void
}

/** Between two drawings, in milliseconds: a terminal is slower than a run. */
const PAUSE = 60

export function progressOn(io: Io, total: number): Progress {
  if (!io.isTerminal) return { see: () => {}, end: () => {} }
  let done = 0
  let failed = 0
  let drawnAt = 0
  return {
    see: ({ verdict, clause }) => {
      done++
      if (verdict === 'fail') failed++
      const now = performance.now()
      if (now - drawnAt < PAUSE) return
      drawnAt = now
      io.err(`\r\u001b[2K${done}/${total} · ${failed} failed · ${clause.id}`)
    },
    end: () => io.err('\r\u001b[2K'),
  }
}
