import { type AttributeColumn, type Comparable, comparableColumn } from '../comparable.ts'
import type { Condition } from './condition.ts'
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
  values: readonly unknown[],
  matches: (stored: S) => boolean,
  missingMeet: boolean,
): Condition {
  if (missingMeet) return metByMissing(values, matches)
  return {
    holds: position => {
      const stored = values[position]
      return stored !== null && stored !== undefined && matches(stored as S)
    },
    fails: position => {
      const stored = values[position]
      return stored !== null && stored !== undefined && !matches(stored as S)
    },
    scan: size => {
      const positions: number[] = []
      for (let position = 0; position < size; position++) {
        const stored = values[position]
        if (stored !== null && matches(stored as S)) positions.push(position)
      }
      return positions
    },
  }
}

function metByMissing<S>(values: readonly unknown[], matches: (stored: S) => boolean): Condition {
  const holds = (position: number) => {
    const stored = values[position]
    return stored === null || stored === undefined || matches(stored as S)
  }
  return { holds, fails: position => !holds(position) }
}

/** A comparison that only the given values meet, where they are known: then an index may answer. */
export function indexedComparison(
  column: AttributeColumn,
  matches: (stored: Comparable) => boolean,
  only: readonly Comparable[] | undefined,
  missingMeet: boolean,
): Condition {
  const compared = comparison(comparableColumn(column), matches, missingMeet)
  const known = only && !missingMeet && knownPositions(column, only)
  return known ? { ...compared, positions: known } : compared
}

/** Whether there is no value: always known. */
export function isMissing({ table, name }: AttributeColumn): Condition {
  const values = table.column(name)
  return {
    holds: position => values[position] === null || values[position] === undefined,
    fails: position => values[position] !== null && values[position] !== undefined,
  }
}
