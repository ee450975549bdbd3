import type { Breach } from '../overheard/judge/claim.ts'
import type { Clause } from '../suite/clause.ts'
import type { Answer } from './question.ts'

/** Something that is not as a clause says, or was not for a while. */
export interface Finding {
  readonly clause: string
  /** Clauses of which one may be broken instead: the answers do not tell which. */
  readonly others: readonly string[]
  /** What must hold between the answers; null: it follows from what was read. */
  readonly relation: string | null
  readonly breach: Breach
  /** The answers that it was seen by. */
  readonly answers: readonly Answer[]
  /** The documentation says so. Undefined: what the status of its clause says. */
  readonly isDocumented?: boolean
}

/** Whether what was found stands, once it was asked again. */
export type Confirmed = 'stands' | 'moved' | 'not-asked-again'

/** Whether a finding breaks a sentence of the documentation. Of several clauses that may be broken all are to be of it. */
export function isFail(
  { clause, others, isDocumented = true }: Finding,
  clauses: readonly Clause[],
): boolean {
  const statusOf = (wanted: string) => clauses.find(({ id }) => id === wanted)?.status
  return isDocumented && [clause, ...others].every(it => statusOf(it) === 'documented')
}
