import type { Service } from '../../suite/clause.ts'
import type { PlainOracle } from '../../threads/share.ts'
import type { Query } from '../query.ts'
import type { SetupOptions } from '../setup.ts'

/** What a thread is told when it begins. */
export interface Start {
  readonly service: Service
  /** The target, which is an embedded reference. */
  readonly target: PlainOracle
  readonly options: Omit<SetupOptions, 'target' | 'worlds' | 'signal'>
}

export type Batch = readonly Query[]

/** The status of each answer of the oracle; null where the target answers otherwise. */
export type Agreed = readonly number[] | null

/** What a thread says: that it has loaded all it needs, and then what came of each batch. */
export type Said = 'ready' | readonly Agreed[]
