/**
 * How much something matters. `mend`: the request can say what it means, or is not understood. `observed`: real programs
 * answer it so, the documentation does not say so. `form`: it matters only to code that looks at it.
 */
export const RANKS = ['mend', 'observed', 'form'] as const
export type Rank = (typeof RANKS)[number]

/** Something that the documentation leaves open and an answer holds. */
export interface Openness {
  readonly id: string
  readonly rank: Rank
  /** To stand behind "12 requests": "got a list in an order that nothing promises". */
  readonly says: string
  /** What to do; null where there is nothing that the documentation knows. */
  readonly advice: string | null
}
