import fc from 'fast-check'
import type { Query } from '../query.ts'
import { faultsFor, type InvalidQuery, type PlacedFault } from './invalid-query.ts'
import type { RightWrite } from './right-write.ts'

/** How much of a fault there is, where it can be more. */
const AMOUNTS = [1, 3, 30, 300]

/** Once in so many there is a second fault: some things go wrong only together. */
const SECOND = 4

/** Queries that are right, each with faults put in: every fault in turn, and another by chance beside it. */
export function* spoiled(queries: Iterable<Query | RightWrite>, seed: number): Generator<InvalidQuery> {
  const turns = { rest: seed, graphql: seed, platform: seed, write: seed }
  let count = 0
  for (const right of queries) {
    if (right.door === 'written' || right.door === 'sequence' || right.door === 'invalid') continue
    const known = faultsFor(right)
    const turn = known[turns[right.door]++ % known.length]
    if (!turn) continue
    const placed = fc.record({
      name: fc.constantFrom(...known.map(({ name }) => name)),
      at: fc.nat({ max: 9_999 }),
      amount: fc.constantFrom(...AMOUNTS),
    })
    const [first, second] = fc.sample(placed, { seed: (seed + Math.imul(count, 0x9e3779b9)) | 0, numRuns: 2 })
    const faults: readonly (PlacedFault | undefined)[] = [
      first && { ...first, name: turn.name },
      count++ % SECOND === 0 ? second : undefined,
    ]
    yield { door: 'invalid', right, faults: faults.filter(it => it !== undefined) }
  }
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
