import type { FlagSet, Given } from './flags.ts'
import type { Io } from './io.ts'

/** One command of `assayer`. */
export interface Command {
  /** What stands after its name: `[CLAUSE …]`. */
  readonly usage: string
  /** Some lines for its help text. */
  readonly details: string
  readonly flags: FlagSet
  readonly examples: readonly Example[]
  /** How many positional arguments it takes at most. */
  readonly mostPositionals: number
  /** After whose change it runs again; null: it runs once. */
  readonly watches?: (given: Given, io: Io) => Watched | null
  /** Gives the exit code. */
  readonly run: (given: Given, io: Io) => Promise<ExitCode>
}

export interface Watched {
  /** Files and directories. */
  readonly paths: readonly string[]
  /** A server that may be restarted. */
  readonly url: string | null
}

export interface Example {
  readonly line: string
  readonly says: string
}

/**
 * 0 as expected · 1 a difference (a violation, an unexpected pass, a stale baseline) · 2 wrong usage or configuration
 * · 3 incomplete (the target could not be reached or set up, or a scenario could not be judged).
 */
export type ExitCode = 0 | 1 | 2 | 3

/** A command as the list of commands names it: loaded only when it is used. */
export interface CommandEntry {
  readonly name: string
  /** The heading that it stands under in the list of commands. */
  readonly group: string
  /** One line for the list of commands. */
  readonly says: string
  readonly load: () => Promise<Command>
}
