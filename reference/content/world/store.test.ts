import { expect, test } from 'vitest'
import { Store } from './store.ts'
import { Table } from './table.ts'

test('a transaction that fails leaves the rows as they were, and the ids that it took are not given again', () => {
  const table = new Table('api::book.book', [{ id: 1 }])
  const store = new Store([table])
  const before = table.rows
  expect(() =>
    store.transaction(() => {
      table.put({ id: table.takeId() })
      throw new Error('no')
    }),
  ).toThrow('no')
  expect([table.rows, table.takeId()]).toEqual([before, 3])
})

test('a reset gives the rows and the ids that the world gave', () => {
  const table = new Table('api::book.book', [{ id: 4 }])
  const store = new Store([table])
  table.put({ id: table.takeId() })
  table.remove(4)
  store.reset()
  expect([table.rows, table.takeId()]).toEqual([[{ id: 4 }], 5])
})

test.each([
  ['is one more than the highest', { id: 9 }, 10],
  ['stays where a lower one is put', { id: 2 }, 5],
  ['stays where one is replaced', { id: 4 }, 5],
])('the next id %s', (_fact, row, next) => {
  const table = new Table('api::book.book', [{ id: 1 }, { id: 4 }])
  table.put(row)
  expect(table.takeId()).toBe(next)
})

test('rows stand in the order of their ids, whenever they were put', () => {
  const table = new Table('api::book.book', [{ id: 3 }])
  for (const id of [5, 1, 4]) table.put({ id })
  expect(table.rows.map(({ id }) => id)).toEqual([1, 3, 4, 5])
  expect([1, 3, 4, 5, 2].map(id => table.get(id)?.id)).toEqual([1, 3, 4, 5, undefined])
})

test('the first row of an empty table is found', () => {
  const table = new Table('api::book.book', [])
  table.put({ id: 1 })
  expect(table.get(1)).toEqual({ id: 1 })
})
