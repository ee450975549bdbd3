/** Stands for "nothing is there": a missing key, a missing item, a missing header. JSON has no value for it. */
export const ABSENT: unique symbol = Symbol('absent')

/** One place where an answer is not what was expected. */
export interface Difference {
  /** Where: `status`, `headers.content-type`, `body.data[0].id`. */
  readonly path: string
  /** A value or a matcher as the scenario writes it; ABSENT when nothing was expected there. */
  readonly expected: unknown
  /** ABSENT when nothing was there. */
  readonly actual: unknown
}

/** Compares an expected value, matchers included, with an actual one. No differences means that they agree. */
export type Compare = (expected: unknown, actual: unknown, path: string) => readonly Difference[]
