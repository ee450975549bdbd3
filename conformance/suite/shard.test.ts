import { describe, expect, test } from 'vitest'
import { takeBalanced } from './balance.ts'
import { parseShard, takeShard } from './shard.ts'

const items = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `s${n}` }))
const COUNTS = [1, 2, 3, 7, 40]

describe('the parts of a cut are the whole, none twice, in the suite’s order', () => {
  const times = Object.fromEntries(items(25).map(({ id }, n) => [id, ((n * 37) % 11) + 1]))

  test.each(COUNTS)('evenly, %i parts', count => {
    const parts = Array.from({ length: count }, (_, n) => takeShard(items(29), { index: n + 1, count }))
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      items(29)
        .map(({ id }) => id)
        .sort(),
    )
  })

  test.each(COUNTS)('by times, %i parts', count => {
    const parts = Array.from({ length: count }, (_, n) =>
      takeBalanced(items(29), { index: n + 1, count }, times),
    )
    expect(
      parts
        .flat()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(
      items(29)
        .map(({ id }) => id)
        .sort(),
    )
    const number = ({ id }: { id: string }) => Number(id.slice(1))
    for (const part of parts) expect(part.map(number)).toEqual(part.map(number).sort((a, b) => a - b))
  })
})

test('a slow scenario has its shard to itself', () => {
  const times = { s0: 1, s1: 1, s2: 10, s3: 1 }
  const part = (index: number) => takeBalanced(items(4), { index, count: 2 }, times).map(({ id }) => id)
  expect([part(1), part(2)]).toEqual([['s2'], ['s0', 's1', 's3']])
})

test('a scenario without a time counts as the median', () => {
  const times = { s0: 4, s1: 4, s2: 100 }
  const part = (index: number) => takeBalanced(items(5), { index, count: 2 }, times).map(({ id }) => id)
  // s2 is no reason to think that s3 and s4 take 100 as well.
  expect([part(1), part(2)]).toEqual([['s2'], ['s0', 's1', 's3', 's4']])
})

test('without any time the parts are equally large', () => {
  const sizes = [1, 2, 3].map(index => takeBalanced(items(9), { index, count: 3 }, {}).length)
  expect(sizes).toEqual([3, 3, 3])
})

test.each(['', '0/3', '4/3', '1', '1/0', 'a/b', '-1/2', '1/2/3'])('%j is no shard', text => {
  expect(() => parseShard(text)).toThrow('expected i/n')
})
