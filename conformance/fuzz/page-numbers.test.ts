import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

test.each([
  [0, [1, 2, 3, 5]],
  [6, [1, 2, 3, 5, 6, 7]],
  [34, [1, 2, 3, 5, 24, 25, 26, 33, 34, 35]],
  [400, [1, 2, 3, 5, 24, 25, 26, 99, 100, 101, 399, 400, 401]],
])('pages of a list of %d items', (size, numbers) => {
  expect(pageNumbers(size)).toEqual(numbers.map(String))
})
