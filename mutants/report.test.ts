import { expect, test } from 'vitest'
import { bounds } from './report.ts'

test.each([
  ['half of a hundred', 50, 100, 40.4, 59.6],
  ['most of three hundred', 285, 300, 91.9, 96.9],
  ['all of ten: another may be missed', 10, 10, 72.2, 100],
  ['none of ten', 0, 10, 0, 27.8],
])('%s tells so much of all', (_fact, part, whole, least, most) => {
  const [low, high] = bounds(part, whole)
  expect(low * 100).toBeCloseTo(least, 1)
  expect(high * 100).toBeCloseTo(most, 1)
})
