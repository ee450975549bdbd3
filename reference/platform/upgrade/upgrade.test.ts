import { expect, test } from 'vitest'
import { effects } from '../effects/effects.ts'
import type { Major } from '../version.ts'
import { changesBetween } from './upgrade.ts'

const sinceOf = (from: Major | 0, to: Major) => changesBetween({ from, to }).map(({ since }) => since)

test.each<[from: Major | 0, to: Major, met: readonly Major[]]>([
  [0, 1, []],
  [0, 5, [2, 3, 4, 5]],
  [2, 4, [3, 4]],
  [4, 5, [5]],
  [5, 5, []],
])('from %i to %i a site meets the changes of %j, the oldest first', (from, to, met) => {
  const since = sinceOf(from, to)
  expect([...new Set(since)]).toEqual(met)
  expect(since).toEqual(since.toSorted((a, b) => a - b))
})

test('what changes do to requests stands in their order', () => {
  const since = effects.map(effect => effect.since)
  expect(since).toEqual(since.toSorted((a, b) => a - b))
})
