import fc from 'fast-check'
import type { Query } from './query.ts'

/** So many queries are made at once. It is part of what a seed means: another number makes other queries. */
const CHUNK = 64

/** So many of those that are asked in turn stand before each one by chance. */
const IN_TURN = 3

/**
 * The queries of a seed, without end; how many are taken changes nothing about the first ones. Three in four are the next
 * of those that are asked in turn, beginning at another one for each seed.
 */
export function* queriesOf(
  arbitrary: fc.Arbitrary<Query>,
  seed: number,
  inTurn: readonly fc.Arbitrary<Query>[] = [],
): Generator<Query> {
  let turn = seed
  for (let chunk = 0; ; chunk++) {
    const own = seedOf(seed, chunk)
    for (const query of fc.sample(arbitrary, { seed: own, numRuns: CHUNK })) {
      for (let step = 0; step < IN_TURN; step++) {
        const next = inTurn[turn % Math.max(1, inTurn.length)]
        if (!next) break
        yield* fc.sample(next, { seed: seedOf(Math.imul(seed, 0x85eb_ca6b), turn++), numRuns: 1 })
      }
      yield query
    }
  }
}

/** The first `count` of them. */
export function* first<T>(items: Iterable<T>, count: number): Generator<T> {
  let taken = 0
  for (const item of items) {
    if (taken++ >= count) return
    yield item
  }
}

/** Another seed for each chunk: a step of the golden ratio, in 32 bits. */
function seedOf(seed: number, chunk: number): number {
  return (seed + Math.imul(chunk, 0x9e3779b9)) | 0
}
