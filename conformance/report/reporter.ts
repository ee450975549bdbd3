import type { Reported } from './report.ts'

/** Turns what was found into files, or into lines for whoever watches. Writes nothing itself. */
export interface Reporter<Found = Reported> {
  readonly name: string
  /** One line for the help text. */
  readonly says: string
  /** Texts by file name, to be written into the report's directory. */
  readonly files?: (found: Found) => Readonly<Record<string, string>>
  /** What to print. */
  readonly prints?: (found: Found, terminal: Terminal) => string
}

export interface Terminal {
  readonly hasColours: boolean
}
