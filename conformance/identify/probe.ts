import type { Outcome } from '../client/outcome.ts'
import type { Trait } from './belief.ts'
import type { Hypothesis } from './hypotheses.ts'

/** One GET, and what its answer tells of a target. */
export interface Probe {
  /** Path and query, as sent. */
  readonly path: string
  readonly signs: readonly Sign[]
}

/** A trait that is read off an answer. */
export interface Sign extends Trait {
  /** What is shown; null: the answer says nothing of it. */
  readonly read: (outcome: Outcome) => string | null
}

/** What each hypothesis foretells, as far as it does. */
export function foretell(
  hypotheses: readonly Hypothesis[],
  of: (hypothesis: Hypothesis) => string | null,
): ReadonlyMap<string, string> {
  return new Map(
    hypotheses.flatMap(hypothesis => {
      const said = of(hypothesis)
      return said === null ? [] : [[hypothesis.name, said] as const]
    }),
  )
}

/** A header as one text; empty when it is not there. Null: there was no answer. */
export function headerOf(outcome: Outcome, name: string): string | null {
  if (outcome.kind !== 'answer') return null
  const value = outcome.headers[name]
  return value === undefined ? '' : [value].flat().join(', ')
}
