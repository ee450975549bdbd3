import { expect, test } from 'vitest'
import { Table } from '../world/table.ts'
import {
  type Comparable,
  type ComparableType,
  comparableColumn,
  comparableOf,
  compare,
  comparedValues,
  integerOrText,
} from './comparable.ts'

test.each<[fact: string, first: Comparable, then: Comparable]>([
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
  ['a number and a larger whole one', 9_007_199_254_740_991, 9_007_199_254_740_993n],
  ['false and true', false, true],
])('%s', (_fact, first, then) => {
  expect(Math.sign(compare(first, then))).toBe(-1)
  expect(Math.sign(compare(then, first))).toBe(1)
  expect(compare(first, first)).toBe(0)
})

test.each<[type: ComparableType, stored: unknown, compared: unknown]>([
  ['string', 'a', 'a'],
  ['integer', 0, 0],
  ['boolean', false, false],
  ['biginteger', '7', 7],
  ['biginteger', '9007199254740991', 9_007_199_254_740_991],
  ['biginteger', '9007199254740993', 9_007_199_254_740_993n],
  ['biginteger', '-9007199254740993', -9_007_199_254_740_993n],
  ['datetime', '1970-01-01T00:00:01.000Z', 1000],
  ['timestamp', '1000', 1000],
  ['json', 1.5, 1.5],
  ['json', '1.5', '"1.5"'],
  ['json', { a: [1] }, '{"a":[1]}'],
  ['blocks', [], '[]'],
  ['string', 12n, 12n],
  ['string', ['a'], '["a"]'],
  ['datetime', null, null],
  ['json', undefined, null],
])('as %s %o is compared as %o', (type, stored, compared) => {
  expect(comparableOf(type, stored)).toBe(compared)
})

test.each<[text: string, read: Comparable]>([
  ['12', 12],
  ['+12', 12],
  ['-12', -12],
  ['1.0', '1.0'],
  ['', ''],
  ['1e3', '1e3'],
  ['9007199254740992', 9_007_199_254_740_992n],
])('the text %s reads %o', (text, read) => {
  expect(integerOrText(text)).toBe(read)
})

/** Few different times in so many rows that their values are numbered. */
const row = (position: number) => ({
  id: position + 1,
  seen: position === 0 ? null : `1970-01-01T00:00:0${position % 3}.000Z`,
})

test.each([
  ['few rows', 4],
  ['many rows', 300],
])('a column of %s is compared by what was written last', (_size, rows) => {
  const table = new Table(
    'api::a.a',
    Array.from({ length: rows }, (_, position) => row(position)),
  )
  const of = { table, name: 'seen', type: 'datetime' } as const
  const shown = () => {
    const { values, coded } = comparedValues(of)
    return [0, 1, 2].map(position => values[coded ? (coded.codes[position] ?? 0) : position])
  }
  expect([shown(), comparableColumn(of).slice(0, 3)]).toEqual([
    [null, 1000, 2000],
    [null, 1000, 2000],
  ])
  table.put({ id: 2, seen: '1970-01-01T00:00:09.000Z' })
  expect([shown(), comparableColumn(of).slice(0, 3)]).toEqual([
    [null, 9000, 2000],
    [null, 9000, 2000],
  ])
})
