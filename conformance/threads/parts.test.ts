import { expect, test } from 'vitest'
import { loadSuite } from '../suite/load-suite.ts'
import { settingOf } from '../targets/target.ts'
import { type Part, partsOf } from './parts.ts'

const all = loadSuite('specs').clauses.flatMap(({ scenarios }) => scenarios)

function settingsIn(part: Part): ReadonlySet<string> {
  return new Set(part.map(scenario => JSON.stringify(settingOf(scenario))))
}

test.each([1, 2, 3, 8])('%i threads get each scenario once, in parts that start from the same', threads => {
  const parts = partsOf(all, threads)
  const ids = parts.flatMap(part => part.map(({ id }) => id))
  expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  for (const part of parts) expect(settingsIn(part).size).toBe(1)
})

test('for one thread what starts from the same stays together', () => {
  expect(partsOf(all, 1)).toHaveLength(settingsIn(all).size)
})

test('the more threads, the smaller the largest part, and it comes first', () => {
  const sizes = [1, 3, 8].map(threads => partsOf(all, threads)[0]?.length ?? 0)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(sizes).size).toBe(3)
})
