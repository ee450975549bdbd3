import { expect, test } from 'vitest'
import { fewest } from './fewest.ts'

const hundred = Array.from({ length: 100 }, (_, index) => index)

test.each<[what: string, needed: readonly number[], tries: number]>([
  ['nothing', [], 1],
  ['one of a hundred', [42], 15],
  ['two that stand together', [10, 11], 20],
  ['three that stand far apart', [3, 50, 97], 45],
])('%s is found in few tries', async (_, needed, most) => {
  let tries = 0
  const shows = async (left: readonly number[]) => {
    tries++
    return needed.every(it => left.includes(it))
  }
  expect(await fewest(hundred, shows)).toEqual(needed)
  expect(tries).toBeLessThanOrEqual(most)
})

test('what shows only together with one of two others keeps one of them', async () => {
  const shows = async (left: readonly number[]) => left.includes(7) && (left.includes(1) || left.includes(2))
  expect(await fewest(hundred, shows)).toEqual([1, 7])
})
