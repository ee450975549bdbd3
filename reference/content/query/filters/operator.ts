import type { Comparable, ComparableType } from '../comparable.ts'
import type { Condition } from './condition.ts'

interface OperatorCommon {
  readonly clause: string
  /** As it is written in a request, for example `$eq`. */
  readonly name: string
}

/** Compares the stored value with an operand read as the attribute's type. Never asked about null. */
export interface ValueOperator extends OperatorCommon {
  readonly kind: 'value'
  readonly matches: (operand: Comparable, type?: ComparableType) => (stored: Comparable) => boolean
  /** The result when the operand is null; otherwise a null operand makes the condition unknown. */
  readonly nullOperand?: 'is-null' | 'is-not-null'
  /** The only stored value that matches, where there is just one: lets an index answer. */
  readonly only?: ((operand: Comparable) => Comparable) | undefined
}

/** Compares with the operand as a whole list. */
export interface ListOperator extends OperatorCommon {
  readonly kind: 'list'
  readonly matches: (
    operands: readonly Comparable[],
    type?: ComparableType,
  ) => (stored: Comparable) => boolean
  /** The stored values that match, where they can be listed. */
  readonly only?: ((operands: readonly Comparable[]) => readonly Comparable[]) | undefined
  /** How many operands it takes; any number when absent. */
  readonly length?: number
  /** The stored values that match whatever stands in place of null, and those that fail; none when absent. */
  readonly holdsAnyway?: WithNulls | undefined
  readonly failsAnyway?: WithNulls | undefined
}

/** Null stands for a value that nobody knows. */
export type OperandsWithNull = readonly (Comparable | null)[]

type WithNulls = (operands: OperandsWithNull) => (stored: Comparable) => boolean

/** Compares texts: the stored value in its text form with the operand as it was written. */
export interface TextOperator extends OperatorCommon {
  readonly kind: 'text'
  readonly matches: (operand: string) => (stored: string) => boolean
  /** Both texts are case-folded first. */
  readonly folded: boolean
  readonly nullOperand?: 'is-null' | 'is-not-null'
}

/** Asks whether there is a value. The only kind that sees null. */
export interface PresenceOperator extends OperatorCommon {
  readonly kind: 'presence'
  readonly holds: (stored: unknown, wanted: boolean) => boolean
}

/** Joins conditions. */
export interface GroupOperator extends OperatorCommon {
  readonly kind: 'group'
  readonly join: (conditions: readonly Condition[]) => Condition
}

export type FilterOperator = ValueOperator | ListOperator | TextOperator | PresenceOperator | GroupOperator

/** The opposite of a test, for operators that are defined as the negation of another. */
export function opposite<O extends readonly unknown[], S>(
  matches: (...operand: O) => (stored: S) => boolean,
): (...operand: O) => (stored: S) => boolean {
  return (...operand) => {
    const test = matches(...operand)
    return stored => !test(stored)
  }
}
