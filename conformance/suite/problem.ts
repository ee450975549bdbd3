import { UsageError } from '../usage-error.ts'

/** One thing wrong in the suite's files. */
export interface Problem {
  /** Relative to the specs directory. */
  readonly file: string
  /** Where in the file, such as `scenarios[2].expect.body`. */
  readonly path: string
  readonly found: string
  readonly expected: string
}

/** A problem within one file. */
export type Found = Omit<Problem, 'file'>

export function problem(path: string, found: unknown, expected: string): Found {
  return { path, found: shown(found), expected }
}

/** The suite cannot be used. The message lists every problem, one a line. */
export class SuiteError extends UsageError {
  readonly problems: readonly Problem[]

  constructor(directory: string, problems: readonly Problem[]) {
    const lines = problems.map(p => `  ${p.file}: ${p.path}: found ${p.found}, expected ${p.expected}`)
    super(`The clause files in ${directory} cannot be used:\n${lines.join('\n')}`)
    this.problems = problems
  }
}

const LONGEST_SHOWN = 80

/** A value as a problem shows it: its JSON, cut when long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}
