import fc from 'fast-check'
import type { Query } from '../query.ts'
import type { Fault } from './faults/fault.ts'
import { faultsFor, type InvalidQuery, isPlaced, type PlacedFault, type Right } from './invalid-query.ts'
import type { RightWrite } from './right-write.ts'

/** How much of a fault there is, where it can be more. */
const AMOUNTS = [1, 3, 30, 300]

/** Once in so many there is a second fault: some things go wrong only together. */
const SECOND = 4

/**
 * Queries that are right, each with faults put in: the one that was put in least lately of those that it has a place for,
 * and another by chance beside it.
 */
export function* spoiled(queries: Iterable<Query | RightWrite>, seed: number): Generator<InvalidQuery> {
  const waiting = new Map<Right['door'], readonly Fault[]>()
  let count = 0
  for (const right of queries) {
    if (right.door === 'written' || right.door === 'sequence' || right.door === 'invalid') continue
    const known = faultsFor(right)
    const placed = fc.record({
      name: fc.constantFrom(...known.map(({ name }) => name)),
      at: fc.nat({ max: 9_999 }),
      amount: fc.constantFrom(...AMOUNTS),
    })
    const [first, second] = fc.sample(placed, { seed: (seed + Math.imul(count, 0x9e3779b9)) | 0, numRuns: 2 })
    const inTurn = waiting.get(right.door) ?? rotated(known, seed)
    const turn = inTurn.find(({ name }) => first && isPlaced(right, { ...first, name }))
    if (!first || !turn) continue
    waiting.set(right.door, [...inTurn.filter(it => it !== turn), turn])
    const faults: readonly (PlacedFault | undefined)[] = [
      { ...first, name: turn.name },
      count++ % SECOND === 0 ? second : undefined,
    ]
    yield { door: 'invalid', right, faults: faults.filter(it => it !== undefined) }
  }
}

function rotated<T>(items: readonly T[], by: number): readonly T[] {
  const at = by % Math.max(1, items.length)
  return [...items.slice(at), ...items.slice(0, at)]
}

/** Reads with a write after every second one, where there are writes. */
export function* readsAndWrites(
  reads: Iterable<Query>,
  writes: Iterator<RightWrite>,
): Generator<Query | RightWrite> {
  let count = 0
  for (const read of reads) {
    yield read
    if (++count % 2 !== 0) continue
    const { value, done } = writes.next()
    if (!done) yield value
  }
}
