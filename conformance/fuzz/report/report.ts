import type { Figures } from '../fuzz.ts'
import type { Finding } from './findings.ts'
import type { ToldStopped } from './tell-stopped.ts'

/** What a run of `assayer fuzz` was asked to do. */
export interface FuzzHead {
  readonly kit: string
  readonly seed: number
  readonly target: string
  /** What the oracle plays. */
  readonly oracle: string
  readonly world: string
  readonly protocols: readonly string[]
}

/** All that a run says. The same run writes the same report. */
export interface FuzzReport extends FuzzHead {
  readonly figures: Figures
  readonly stopped: ToldStopped | null
  /** Differences that were not looked into. */
  readonly rest: number
  /** Sentences on what was left out. */
  readonly notes: readonly string[]
  readonly findings: readonly Finding[]
}
