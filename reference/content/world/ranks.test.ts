import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Ranks } from './ranks.ts'

const byLength = (a: unknown, b: unknown) => String(a).length - String(b).length
const byValue = (a: unknown, b: unknown) => Number(a) - Number(b)

/** Whether places say the same of any two values as comparing them does. */
function expectSame(values: readonly unknown[], { places }: Ranks, compare: typeof byValue): void {
  const pairs = values.flatMap((_, a) => values.map((_, b) => [a, b] as const))
  const byPlace = pairs.map(([a, b]) => Math.sign((places[a] ?? 0) - (places[b] ?? 0)))
  expect(byPlace.join()).toBe(pairs.map(([a, b]) => Math.sign(compare(values[a], values[b]))).join())
  expect(places).toHaveLength(values.length)
}

test.each([
  ['numbers', fc.integer({ min: -9, max: 9 }), byValue],
  ['texts, many of them equal in the order', fc.string({ maxLength: 5 }), byLength],
] as const)('places compare as values do, those that come later included: %s', (_, value, compare) => {
  fc.assert(
    fc.property(fc.array<unknown>(value, { maxLength: 12 }), fc.array<unknown>(value), (first, later) => {
      const values = [...first]
      const ranks = new Ranks(values, compare)
      for (const next of later) {
        values.push(next)
        ranks.add()
      }
      expectSame(values, ranks, compare)
    }),
    { numRuns: 30 },
  )
})

test.each([
  ['the one before', byValue],
  ['the one behind', (a: unknown, b: unknown) => byValue(b, a)],
] as const)('there is always room between two neighbours, as near as values come to %s', (_, compare) => {
  const values: unknown[] = [-1, 0, 0, 1]
  const ranks = new Ranks(values, compare)
  for (let halves = 1; halves <= 130; halves++) {
    values.push(0.5 ** halves)
    ranks.add()
  }
  expectSame(values, ranks, compare)
})
