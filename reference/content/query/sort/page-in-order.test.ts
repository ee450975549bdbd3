import { describe, expect, test } from 'vitest'
import { Table } from '../../world/table.ts'
import type { CompiledSort } from './compile.ts'
import { pageInOrder, rowsInOrder } from './page-in-order.ts'

/** The first has the 17th place, and so on. */
const PLACES = [17, 3, 11, 0, 19, 8, 14, 5, 1, 12, 9, 18, 2, 16, 6, 10, 4, 15, 7, 13]
const IN_ORDER = [3, 8, 12, 1, 16, 7, 14, 18, 5, 10, 15, 2, 9, 19, 6, 17, 13, 0, 11, 4]
const positions = PLACES.map((_, position) => position)

const one: CompiledSort = {
  keys: [],
  comparator: (a, b) => (PLACES[a] ?? 0) - (PLACES[b] ?? 0),
  placesOf: null,
  comparePlaces: () => 0,
  rowAt: row => row,
  compareValues: () => 0,
  compareLinked: () => 0,
}

/** The same order, of differences that are less than 1: places of values may lie between others. */
const close: CompiledSort = { ...one, comparator: (a, b) => one.comparator(a, b) / 100 }

/** Every second entry has two places, from the second on. */
const two: CompiledSort = {
  ...one,
  placesOf: position =>
    position % 2 === 0
      ? [{ position, values: [position] }]
      : [5, 50].map(value => ({ position, values: [value] })),
  comparePlaces: (a, b) => Number(a.values[0]) - Number(b.values[0]) || a.position - b.position,
}

describe('a page holds what comes first in the order', () => {
  test.each([
    [0, 1],
    [0, 3],
    [0, 5],
    [1, 4],
    [2, 1],
    [3, 2],
    [0, 6],
    [0, 7],
    [5, 10],
    [18, 5],
    [0, 100],
    [30, 5],
  ])('from %i on, at most %i', (start, limit) => {
    for (const sort of [one, close]) {
      expect(pageInOrder(positions, sort, start, limit)).toEqual(IN_ORDER.slice(start, start + limit))
    }
  })

  test.each([
    [[4, 0, 19, 11], 0, 1, [19]],
    [[7], 0, 1, [7]],
    [[], 0, 3, []],
    [[2, 9, 5, 10, 18, 1, 16, 14], 0, 2, [1, 16]],
    [[2, 9, 5, 10, 18, 1, 16, 14], 1, 1, [16]],
  ])('of %j', (some, start, limit, page) => {
    expect(pageInOrder(some, one, start, limit)).toEqual(page)
  })
})

test('without an order they stay as they are', () => {
  expect(pageInOrder(positions, null, 2, 3)).toEqual([2, 3, 4])
})

test.each([
  [0, 4, [0, 2, 4, 1]],
  [3, 3, [1, 3, 5]],
  [6, 2, [6, 1]],
])('with two places an entry stands twice: from %i on, at most %i', (start, limit, page) => {
  expect(pageInOrder([0, 1, 2, 3, 4, 5, 6], two, start, limit)).toEqual(page)
})

test('each place shows the row as it is there', () => {
  const table = new Table(
    'api::a.a',
    positions.map(id => ({ id: id + 1 })),
  )
  const shown: CompiledSort = { ...two, rowAt: (row, { values }) => ({ ...row, by: values[0] }) }
  expect(rowsInOrder(table, [1, 3], shown, { start: 1, limit: 2 })).toEqual([
    { id: 4, by: 5 },
    { id: 2, by: 50 },
  ])
})
