import { describe, expect, test } from 'vitest'
import { differencesBetween } from './differences.ts'
import { inWords, toldValue } from './values.ts'
import type { WhyDifference, WhyValue } from './why.ts'

describe('where two values differ', () => {
  test.each<[fact: string, before: unknown, after: unknown, told: readonly WhyDifference[]]>([
    ['nowhere', { a: [1] }, { a: [1] }, []],
    ['nowhere, in what is no JSON', Number.NaN, Number.NaN, []],
    ['as a whole', 1, 2, [{ path: '', before: 1, after: 2 }]],
    ['as a whole, where one is a list', { a: 1 }, [1], [{ path: '', before: { a: 1 }, after: [1] }]],
    ['in a member', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ path: 'b', before: 2, after: 3 }]],
    ['in a member that is gone', { a: 1 }, {}, [{ path: 'a', before: 1 }]],
    ['in a member that is new', {}, { a: null }, [{ path: 'a', after: null }]],
    ['in a member of a member', { a: { b: 1 } }, { a: { b: 2 } }, [{ path: 'a.b', before: 1, after: 2 }]],
    [
      'in a member of an item',
      { a: [{ b: 1 }, { b: 1 }] },
      { a: [{ b: 1 }, { b: 2 }] },
      [{ path: 'a[1].b', before: 1, after: 2 }],
    ],
    ['in an item', [1, 2], [1], [{ path: '[1]', before: 2 }]],
    ['in a value that is nothing', { a: null }, { a: {} }, [{ path: 'a', before: null, after: {} }]],
    [
      'in a value that was some',
      { a: { b: 1 } },
      { a: null },
      [{ path: 'a', before: { b: 1 }, after: null }],
    ],
  ])('%s', (_fact, before, after, told) => {
    expect(differencesBetween(before, after)).toEqual(told)
  })

  test.each([
    [29, 29],
    [30, 30],
    [31, 30],
  ])('of %i differences %i are told, the first ones', (count, most) => {
    const rows = Array.from({ length: count }, (_, at) => ({ a: at }))
    const told = differencesBetween({ rows, last: 0 }, { rows: rows.map(() => ({ a: -1 })), last: 0 })
    expect(told.map(({ path }) => path)).toEqual(Array.from({ length: most }, (_, at) => `rows[${at}].a`))
  })

  test('of many below one place no more are told', () => {
    const wide = (value: number) => Array.from({ length: 20 }, () => ({ a: value, b: value }))
    expect(differencesBetween([wide(0), wide(0)], [wide(1), wide(1)])).toHaveLength(30)
  })
})

describe('a value is told', () => {
  test.each<[value: unknown, told: WhyValue]>([
    [undefined, null],
    [null, null],
    [0, 0],
    [false, false],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}…`],
    [
      [1, { a: undefined }],
      [1, { a: null }],
    ],
    [Symbol.for('a'), 'Symbol(a)'],
  ])('%j as %j', (value, told) => {
    expect(toldValue(value)).toEqual(told)
  })

  test.each<[value: WhyValue, words: string]>([
    [null, 'nothing'],
    ['a', '"a"'],
    [0, '0'],
    ['x'.repeat(46), `"${'x'.repeat(46)}"`],
    ['x'.repeat(47), `"${'x'.repeat(47)}…`],
  ])('%j in the words %s', (value, words) => {
    expect(inWords(value)).toBe(words)
  })
})
