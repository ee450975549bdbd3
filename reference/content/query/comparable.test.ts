import { expect, test } from 'vitest'
import { compare } from './comparable.ts'

test.each<
  [fact: string, first: string | number | bigint | boolean, then: string | number | bigint | boolean]
>([
  ['a number and a larger one', 2, 10],
  ['a number and a text, whatever it reads', 10, '2'],
  ['a text and a longer one that begins so', 'ab', 'abc'],
  ['upper case and lower case', 'B', 'a'],
  ['the last sign before the surrogates, and the first behind them', '\ud7ff', '\ue000'],
  ['the first sign of the private area, and the last of all of 16 bits', '\ue000', '\uffff'],
  ['the last sign of 16 bits, and the first beyond', '\uffff', '\u{10000}'],
  ['the private area, and the last sign of all', '\ue000', '\u{10ffff}'],
  ['two signs beyond 16 bits', '\u{10000}', '\u{10001}'],
  ['large whole numbers', 9_007_199_254_740_993n, 9_007_199_254_740_994n],
  ['false and true', false, true],
])('%s', (_fact, first, then) => {
  expect(Math.sign(compare(first, then))).toBe(-1)
  expect(Math.sign(compare(then, first))).toBe(1)
  expect(compare(first, first)).toBe(0)
})
