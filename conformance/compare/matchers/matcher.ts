import type { Compare, Difference } from '../difference.ts'

/** What a matcher is asked: does `actual`, found at `path`, fit? */
export interface Question {
  /** What stands under the `$` key; undefined for a matcher that is a plain text such as `<id>`. */
  readonly operand: unknown
  /** The matcher as the scenario writes it, for the difference. */
  readonly written: unknown
  readonly actual: unknown
  readonly path: string
  readonly compare: Compare
}

/** Something that an expected answer may hold in place of a value. */
export interface Matcher {
  /** How it is written: `<id>`, or the key of a one-key object: `$unordered`. */
  readonly name: string
  /** One line for the format's documentation. */
  readonly says: string
  /** What is wrong with an operand, or null when it can be used. Absent where any operand will do. */
  readonly operandProblem?: (operand: unknown) => string | null
  readonly differences: (question: Question) => readonly Difference[]
}

export const NO_DIFFERENCES: readonly Difference[] = []

/** A matcher that only looks at the actual value. */
export function token(name: string, says: string, fits: (actual: unknown) => boolean): Matcher {
  return { name, says, differences: question => verdict(question, fits(question.actual)) }
}

/** No difference when it fits, else one that shows the matcher as written. */
export function verdict({ path, written, actual }: Question, fits: boolean): readonly Difference[] {
  return fits ? NO_DIFFERENCES : [{ path, expected: written, actual }]
}

export function mustBeList(operand: unknown): string | null {
  return Array.isArray(operand) ? null : 'a list'
}
