import type { Result } from '../run/result.ts'
import { isFailure } from '../run/verdict.ts'
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
  const line = lineOn(io)
  let done = 0
  let failed = 0
  return {
    see: ({ verdict, clause }) => {
      done++
      if (isFailure(verdict)) failed++
      line.say(`${done}/${total} · ${failed} failed · ${clause.id}`)
    },
    end: line.end,
  }
}

/** One line at a terminal that is written over; it says nothing anywhere else. */
export interface ProgressLine {
  say(text: string): void
  /** Takes the line away. */
  end(): void
}

export function lineOn(io: Io): ProgressLine {
  if (!io.isTerminal) return { say: () => {}, end: () => {} }
  let drawnAt = Number.NEGATIVE_INFINITY
  return {
    say: text => {
      const now = performance.now()
      if (now - drawnAt < PAUSE) return
      drawnAt = now
      io.err(`\r\u001b[2K${text}`)
    },
    end: () => io.err('\r\u001b[2K'),
  }
}

/** What is under way, line by line, whoever reads it. */
export function linesOn(io: Io): (line: string) => void {
  return line => io.err(`${line}\n`)
}
