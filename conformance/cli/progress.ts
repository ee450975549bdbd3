import { durationText } from '../report/duration.ts'
import { isFailure, type ShownVerdict } from '../run/verdict.ts'
import type { Io } from './io.ts'

/** Tells how far a run is: at a terminal in a line that is written over, elsewhere in a line from time to time. */
export interface Progress {
  /** What became of a scenario of a clause. */
  see(verdict: ShownVerdict, clause: string): void
  /** Takes the line away. */
  end(): void
}

/** Between two drawings, in milliseconds: a terminal is slower than a run. */
const PAUSE = 60

/** Between two lines of a log, in milliseconds: who watches a long run in CI wants to know that it goes on. */
const SILENCE = 5000

export function progressOn(io: Io, total: number): Progress {
  const line = lineOn(io)
  const began = io.now()
  let [done, failed, saidAt, firstAt] = [0, 0, began, Number.NaN]
  return {
    see: (verdict, clause) => {
      done++
      if (isFailure(verdict)) failed++
      const now = io.now()
      const isLogged = !io.isTerminal && now - saidAt >= SILENCE
      // What comes before the first one, such as installing the target, says nothing of the pace of the others.
      if (done === 1) firstAt = now
      if (!io.isTerminal && !isLogged) return
      const pace = done > 1 ? (now - firstAt) / (done - 1) : 0
      const times = timesText(now - began, now - firstAt < LEAST_MS ? 0 : pace * (total - done))
      const text = `${done}/${total} · ${failed} failed · ${times}`
      line.say(`${text} · ${clause}`)
      if (!isLogged) return
      saidAt = now
      io.err(`${text}\n`)
    },
    end: line.end,
  }
}

/** Before that nobody can tell how long the rest takes, in milliseconds. */
const LEAST_MS = 2000

/** `12 s, about 40 s left`: both in milliseconds. */
function timesText(ms: number, rest: number): string {
  const left = Math.round(rest / 1000) * 1000
  return left > 0 ? `${durationText(ms)}, about ${durationText(left)} left` : durationText(ms)
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

/** The same, and in a log a line from time to time. */
export function lineOrLogOn(io: Io): ProgressLine {
  if (io.isTerminal) return lineOn(io)
  let saidAt = io.now()
  return {
    say: text => {
      if (io.now() - saidAt < SILENCE) return
      saidAt = io.now()
      io.err(`${text}\n`)
    },
    end: () => {},
  }
}

/** What is under way, line by line, whoever reads it. */
export function linesOn(io: Io): (line: string) => void {
  return line => io.err(`${line}\n`)
}
