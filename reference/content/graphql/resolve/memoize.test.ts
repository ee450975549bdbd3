import { expect, test } from 'vitest'
import { areSame } from './memoize.ts'

test.each<[fact: string, a: unknown, b: unknown, same: boolean]>([
  ['equal values', 1, 1, true],
  ['other values', 1, 2, false],
  ['objects of equal members, in any order', { a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, true],
  ['another member below', { a: { b: 1 } }, { a: { b: 2 } }, false],
  ['another member beside an equal one', { a: 1, b: 1 }, { a: 1, b: 2 }, false],
  ['one member more', { a: 1 }, { a: 1, b: 2 }, false],
  ['one member less', { a: 1, b: 2 }, { a: 1 }, false],
  ['a member of another name, not given on either side', { a: undefined }, { b: undefined }, false],
  ['an object and a text', {}, '', false],
  ['a text and an object', '', {}, false],
  ['nothing and an object', null, {}, false],
  ['an object and nothing', {}, null, false],
])('%s', (_fact, a, b, same) => {
  expect(areSame(a, b)).toBe(same)
})
