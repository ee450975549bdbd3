import fc from 'fast-check'
import type { Query } from './query.ts'

/** So many queries are made at once. It is part of what a seed means: another number makes other queries. */
const CHUNK = 64

/** The queries of a seed, without end; how many are taken changes nothing about the first ones. */
export function* queriesOf(arbitrary: fc.Arbitrary<Query>, seed: number): Generator<Query> {
  for (let chunk = 0; ; chunk++) {
    yield* fc.sample(arbitrary, { seed: seedOf(seed, chunk), numRuns: CHUNK })
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
