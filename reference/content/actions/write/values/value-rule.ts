import type { ScalarAttribute, ScalarType } from '../../../model/types.ts'
import type { Subject } from '../context.ts'
import type { Fault } from '../reading/fault.ts'

/** How values of some types are read and stored. */
export interface ValueRule {
  readonly clause: string
  readonly types: readonly ScalarType[]
  /** What a value that was sent is taken for. Not asked about null where null is allowed. */
  readonly cast: (given: unknown) => unknown
  /**
   * Why a cast value is no value of the type; where there is a reason, no constraint is looked at.
   * `given` is what it was before it was cast.
   */
  readonly faults: (value: unknown, given: unknown, subject: Subject<ScalarAttribute>) => readonly Fault[]
  /** The form in which rows keep a value that is neither null nor at fault. Throws a ValidationError. */
  readonly store: (value: unknown, attribute: ScalarAttribute) => unknown
}

/** A value that is taken as it is. */
export const asGiven = (given: unknown): unknown => given

/** For types whose values are only looked at when they are stored. */
export const noFaults = (): readonly Fault[] => []
