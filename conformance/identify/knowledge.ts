import type { OracleWorld } from '../targets/oracle.ts'
import type { Hypothesis } from './hypotheses.ts'
import type { SuiteKnowledge } from './suite-probes.ts'

/** What the kit knows before it asks. */
export interface Knowledge {
  readonly hypotheses: readonly Hypothesis[]
  /** A site, by which answers of platforms are foretold. */
  readonly platform: { readonly world: OracleWorld; readonly worldKey: string }
  /** The world that the target may hold, and what of the suite starts from it. */
  readonly content: OracleWorld
  /** Read when it is needed; null: the kill matrix is not there. */
  readonly suite: () => SuiteKnowledge | null
}
