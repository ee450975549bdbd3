import type { BaselineOptions } from '../baseline/rejudge.ts'
import type { RunOptions } from '../run/run.ts'
import type { StopReason } from '../run/stop.ts'
import type { Service } from '../suite/clause.ts'
import type { OracleOptions } from '../targets/oracle-target.ts'
import type { Failure } from './failure.ts'

/** What decides a verdict besides the scenario and the answer, as far as it can be told to another thread. */
export type Rules = Pick<
  RunOptions,
  'specs' | 'platformVersion' | 'strict' | 'failOn' | 'repeatEach' | 'connections' | 'limits' | 'environment'
> & { readonly baseline: BaselineOptions }

/** What a thread is told when it begins: it reads the suite for itself. */
export interface OwnSuite {
  readonly specs: string
  /** Those of which anything is asked for. */
  readonly services: readonly Service[]
}

/** What a thread is told when it is known what there is to do. */
export interface Share {
  readonly rules: Rules
  readonly oracle: PlainOracle
  /** Ids of scenarios. */
  readonly parts: readonly (readonly string[])[]
  /** One number: how many of the parts were taken, by whatever thread. */
  readonly taken: SharedArrayBuffer
}

/** Worlds that were read cannot get from one thread to another. */
export type PlainOracle = Omit<OracleOptions, 'worlds'>

/** What a thread says: what it has judged, as lines of a blob, and how it ended. */
export type Said =
  | { readonly kind: 'judged'; readonly lines: string }
  | { readonly kind: 'ended'; readonly stopped: StopReason | null }
  | { readonly kind: 'failed'; readonly failure: Failure }
