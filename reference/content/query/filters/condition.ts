import type { Says } from './says.ts'

/** Whether the row at a position satisfies something. Position -1 is the row of nulls that a missing relation gives. */
export type Test = (position: number) => boolean

/**
 * A condition in three-valued logic: a row can satisfy it, fail it, or neither (a comparison with null is unknown).
 * `$not` swaps the two, so an unknown stays unknown, as observed: `$ne` never keeps a row without a value.
 */
export interface Condition {
  readonly holds: Test
  readonly fails: Test
  /** All positions where it holds, ascending, when they are known without looking at every row. */
  readonly positions?: readonly number[]
  /** Finds the positions below `size` where it holds faster than by asking for each, ascending. */
  readonly scan?: (size: number) => readonly number[]
  /** What it is; without it, it can only be told as a whole. */
  readonly says?: Says
}

export const always: Condition = { holds: () => true, fails: () => false }
export const never: Condition = { holds: () => false, fails: () => true }
/** Neither true nor false, whatever the row. */
export const unknown: Condition = { holds: () => false, fails: () => false }

export function not(condition: Condition): Condition {
  return { holds: condition.fails, fails: condition.holds, says: { kind: 'not', part: condition } }
}

/** The same condition, which says what it is. One that every row meets has nothing to say. */
export function saying(condition: Condition, says: Says): Condition {
  return condition === always ? always : { ...condition, says }
}

/** The same condition, which says where in the query it stands; `clause` is that of an operator that joins. */
export function standing(name: string | number, part: Condition, clause?: string): Condition {
  return saying(part, { kind: 'step', name: String(name), part, ...(clause !== undefined && { clause }) })
}

/** Every one holds; of none, it always holds. */
export function allOf(given: readonly Condition[]): Condition {
  const conditions = given.filter(condition => condition !== always)
  const [first, second] = conditions
  if (first === undefined) return always
  if (second === undefined) return first
  const known = shortest(conditions)
  return {
    holds: every(conditions.map(condition => condition.holds)),
    fails: some(conditions.map(condition => condition.fails)),
    says: { kind: 'all', parts: conditions },
    ...(known && { positions: narrow(known, conditions) }),
  }
}

/** At least one holds; of none, it always holds, as an empty `$or` filters nothing (observed). */
export function anyOf(conditions: readonly Condition[]): Condition {
  const [first, second] = conditions
  if (first === undefined) return always
  if (second === undefined) return first
  return {
    holds: some(conditions.map(condition => condition.holds)),
    fails: every(conditions.map(condition => condition.fails)),
    says: { kind: 'any', parts: conditions },
  }
}

/** The positions below `size` where the condition holds, ascending. */
export function positionsWhere(condition: Condition, size: number): readonly number[] {
  if (condition.positions) return condition.positions
  if (condition.scan) return condition.scan(size)
  const { holds } = condition
  const positions: number[] = []
  for (let position = 0; position < size; position++) if (holds(position)) positions.push(position)
  return positions
}

function shortest(conditions: readonly Condition[]): Condition | undefined {
  let found: Condition | undefined
  for (const condition of conditions) {
    const length = condition.positions?.length ?? Number.POSITIVE_INFINITY
    if (length < (found?.positions?.length ?? Number.POSITIVE_INFINITY)) found = condition
  }
  return found
}

function narrow(known: Condition, conditions: readonly Condition[]): readonly number[] {
  const rest = conditions.filter(condition => condition !== known).map(condition => condition.holds)
  return (known.positions ?? []).filter(every(rest))
}

function every(tests: readonly Test[]): Test {
  const [a, b] = tests
  if (a && b && tests.length === 2) return position => a(position) && b(position)
  return position => {
    for (const test of tests) if (!test(position)) return false
    return true
  }
}

function some(tests: readonly Test[]): Test {
  const [a, b] = tests
  if (a && b && tests.length === 2) return position => a(position) || b(position)
  return position => {
    for (const test of tests) if (test(position)) return true
    return false
  }
}
