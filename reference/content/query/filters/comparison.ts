import { type AttributeColumn, type Comparable, type ComparedValues, comparedValues } from '../comparable.ts'
import { type Condition, withPositions } from './condition.ts'
import type { Marks } from './marks.ts'
import type { ListOperator, TextOperator, ValueOperator } from './operator.ts'
import { knownPositions } from './value-index.ts'

/** What a comparison says of an entry whose attribute has no value. */
export interface MissingValues {
  readonly clause: string
  /** False: it is unknown, neither met nor failed. */
  readonly meet: (operator: ValueOperator | ListOperator | TextOperator) => boolean
}

/** content.filters.null-never-matches: it is unknown, also for a negation (observed). */
export const missingValues: MissingValues = {
  clause: 'content.filters.null-never-matches',
  meet: () => false,
}

/**
 * A condition on the values of a column. Without a value it is unknown, whatever the operator, unless `missingMeet`.
 * Values of a column that are not null are of one kind.
 */
export function comparison<S>(
  compared: ComparedValues,
  matches: (stored: S) => boolean,
  missingMeet: boolean,
): Condition {
  const holds = (stored: unknown) =>
    stored === null || stored === undefined ? missingMeet : matches(stored as S)
  const fails = (stored: unknown) => stored !== null && stored !== undefined && !matches(stored as S)
  const { values, coded } = compared
  if (!coded)
    return { holds: position => holds(values[position]), fails: position => fails(values[position]) }
  const sieve = (passes: (stored: unknown) => boolean) => (among: Marks) =>
    among.whereCode(coded.codes, values.length, code => passes(values[code]))
  return {
    holds: position => holds(values[coded.codes[position] ?? 0]),
    fails: position => fails(values[coded.codes[position] ?? 0]),
    sieves: { holding: sieve(holds), failing: sieve(fails) },
  }
}

/** A comparison that only the given values meet, where they are known: then an index may answer. */
export function indexedComparison(
  column: AttributeColumn,
  matches: (stored: Comparable) => boolean,
  only: readonly Comparable[] | undefined,
  missingMeet: boolean,
): Condition {
  const compared = comparison(comparedValues(column), matches, missingMeet)
  const positions = only && !missingMeet && knownPositions(column, only)
  return positions ? withPositions(positions, compared) : compared
}

/** Whether there is no value: always known. */
export function isMissing({ table, name }: AttributeColumn): Condition {
  const values = table.column(name)
  return {
    holds: position => values[position] === null || values[position] === undefined,
    fails: position => values[position] !== null && values[position] !== undefined,
  }
}
