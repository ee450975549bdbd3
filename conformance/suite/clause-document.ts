import type { AbstractQuery } from '../agreement/abstract-query.ts'
import type { Expectation } from '../compare/expectation.ts'
import type { ClauseStatus, Source, Strength, TokenChanges } from './clause.ts'
import type { LiftDocument } from './lift-document.ts'

/** A clause file as it is written, once it fits `specs/schemas/clause.schema.json`. */
export interface ClauseDocument {
  readonly clause: string
  readonly says: string
  readonly source: readonly Source[]
  readonly status: ClauseStatus
  /** Only of what is documented; without it `must`. */
  readonly strength?: Strength
  readonly why?: string
  readonly disagrees?: string
  /** `none`, or the clauses from whose units it follows. */
  readonly unit?: string | readonly string[]
  readonly rests?: readonly string[]
  /** The first version of the platform for which it holds, such as `4` or `4.46`. */
  readonly since?: number | string
  /** The first for which it no longer holds. */
  readonly before?: number | string
  readonly untestable?: string
  readonly scenarios?: readonly ScenarioDocument[]
  /** How it is asked of any other world. */
  readonly lift?: readonly LiftDocument[]
}

export interface ScenarioDocument extends StepDocument {
  readonly id: string
  readonly says: string
  readonly world: string
  /** Where it is about another part of the sentence than the rest of its clause. */
  readonly strength?: Strength
  readonly writes?: boolean
  readonly requires?: readonly string[]
  readonly tags?: readonly string[]
  readonly rests?: readonly string[]
  readonly since?: number | string
  readonly before?: number | string
  readonly steps?: readonly StepDocument[]
}

export interface StepDocument {
  readonly request?: string | RequestDocument
  readonly graphql?: string
  readonly agree?: AbstractQuery
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
  readonly as?: string
  readonly token?: TokenChanges
  readonly expect?: Expectation
  readonly accept?: readonly { readonly who: string; readonly expect: Expectation }[]
  /** Of what may be there: the answer of a server that does without. */
  readonly without?: Expectation
  readonly save?: Readonly<Record<string, string>>
}

export interface RequestDocument {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly as?: string
  readonly exact?: boolean
}
