import { MANY, Marks, type Positions } from './marks.ts'
import type { Says } from './says.ts'

/** Whether the row at a position satisfies something. Position -1 is the row of nulls that a missing relation gives. */
export type Test = (position: number) => boolean

/** Those of the marked positions that satisfy something, found faster than by asking for each. */
export type Sieve = (among: Marks) => Marks

/**
 * A condition in three-valued logic: a row can satisfy it, fail it, or neither (a comparison with null is unknown).
 * `$not` swaps the two, so an unknown stays unknown, as observed: `$ne` never keeps a row without a value.
 */
export interface Condition {
  readonly holds: Test
  readonly fails: Test
  /** All positions where it holds, ascending, when they are known without looking at every row. */
  readonly positions?: readonly number[]
  /** Where many positions are asked about at once: those where it holds, and those where it fails. */
  readonly sieves?: Sieves
  /** What it is; without it, it can only be told as a whole. */
  readonly says?: Says
}

export interface Sieves {
  readonly holding: Sieve
  readonly failing: Sieve
}

export const always: Condition = { holds: () => true, fails: () => false }
export const never: Condition = { holds: () => false, fails: () => true }
/** Neither true nor false, whatever the row. */
export const unknown: Condition = { holds: () => false, fails: () => false }

export function not(condition: Condition): Condition {
  const { holds, fails, sieves } = condition
  const turned = sieves && { holding: sieves.failing, failing: sieves.holding }
  return {
    holds: fails,
    fails: holds,
    says: { kind: 'not', part: condition },
    ...(turned && { sieves: turned }),
  }
}

/** The same condition, which says what it is. One that every row meets has nothing to say. */
export function saying(condition: Condition, says: Says): Condition {
  if (condition === always) return always
  // Written out, as it is done for every part of every query: to spread it takes several times as long.
  const { holds, fails, positions, sieves } = condition
  if (sieves) return positions ? { holds, fails, positions, sieves, says } : { holds, fails, sieves, says }
  return positions ? { holds, fails, positions, says } : { holds, fails, says }
}

/** The same condition, which says where in the query it stands. */
export function standing(name: string | number, part: Condition): Condition {
  return saying(part, { kind: 'step', name: String(name), part })
}

/** Every one holds; of none, it always holds. */
export function allOf(given: readonly Condition[]): Condition {
  const conditions = given.filter(condition => condition !== always)
  const [first, second] = conditions
  if (first === undefined) return always
  if (second === undefined) return first
  const known = shortest(conditions)
  const rest = conditions.filter(condition => condition !== known)
  const sieves = conditions.some(condition => condition.sieves) && {
    holding: inTurn([...(known ? [known] : []), ...rest].map(holding)),
    failing: together(conditions.map(failing)),
  }
  const narrowed =
    known?.positions &&
    (known.positions.length < MANY || !sieves) &&
    known.positions.filter(every(rest.map(it => it.holds)))
  return {
    holds: every(conditions.map(condition => condition.holds)),
    fails: some(conditions.map(condition => condition.fails)),
    says: { kind: 'all', parts: conditions },
    ...(narrowed && { positions: narrowed }),
    ...(sieves && { sieves }),
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
    ...(conditions.some(({ sieves }) => sieves) && {
      sieves: { holding: together(conditions.map(holding)), failing: inTurn(conditions.map(failing)) },
    }),
  }
}

/** The positions below `size` where the condition holds, ascending. */
export function positionsWhere(condition: Condition, size: number): Positions {
  if (condition.positions) return condition.positions
  if (condition.sieves) return condition.sieves.holding(Marks.all(size)).positions()
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

/** The same condition, of which all positions are known. */
export function withPositions(positions: readonly number[], condition: Condition): Condition {
  const marked = (among: Marks) => among.and(Marks.of(positions))
  return {
    ...condition,
    positions,
    ...(condition.sieves && { sieves: { ...condition.sieves, holding: marked } }),
  }
}

function holding({ holds, sieves }: Condition): Sieve {
  return sieves?.holding ?? (among => among.where(holds))
}

function failing({ fails, sieves }: Condition): Sieve {
  return sieves?.failing ?? (among => among.where(fails))
}

/** What passes all of them: each is asked about what the ones before it let through. */
function inTurn(sieves: readonly Sieve[]): Sieve {
  return among => sieves.reduce((left, sieve) => (left.isEmpty ? left : sieve(left)), among)
}

/** What passes one of them: each is asked about what the ones before it held back. */
function together(sieves: readonly Sieve[]): Sieve {
  const held = (among: Marks) =>
    sieves.reduce((left, sieve) => (left.isEmpty ? left : left.without(sieve(left))), among)
  return among => among.without(held(among))
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
