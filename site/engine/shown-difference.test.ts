import { expect, test } from 'vitest'
import { ABSENT } from '../../conformance/compare/difference.ts'
import { shownDifference } from './shown-difference.ts'

const PATH = 'body.data[*].name'

test.each([
  ['nothing was there', { expected: 1, actual: ABSENT }, { expected: 1 }],
  ['nothing was expected', { expected: ABSENT, actual: { a: [1] } }, { actual: { a: [1] } }],
  [
    'some entries lack it',
    { expected: ['a'], actual: ['a', ABSENT] },
    { expected: ['a'], actual: ['a', undefined] },
  ],
  [
    'lists in lists lack it',
    { expected: [[1]], actual: [[ABSENT], []] },
    { expected: [[1]], actual: [[undefined], []] },
  ],
])('a difference gets out of a worker: %s', (_, sides, shown) => {
  expect(structuredClone(shownDifference({ path: PATH, ...sides }))).toEqual({ path: PATH, ...shown })
})
