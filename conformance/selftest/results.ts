import type { QuirkFacts } from '../targets/oracle.ts'

/** What became of one quirk. */
export interface QuirkResult extends QuirkFacts {
  /** The scenario that turned red; null when the quirk survived the whole suite. */
  readonly killedBy: string | null
  /** Whether that scenario belongs to the clause that the quirk breaks. */
  readonly isByOwnClause: boolean
}

/** A server that is not as the reference is, and right by the documentation. */
export interface RightServer {
  /** Of the freedom that it takes, or of its quirk. */
  readonly id: string
  readonly kind: 'freedom' | 'quirk'
  readonly says: string
}

export interface FairnessResult extends RightServer {
  /** The documented scenarios that turn red at it, in the suite's order; none for a fair suite. */
  readonly turnsRed: readonly string[]
}
