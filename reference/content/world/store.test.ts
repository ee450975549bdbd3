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

test('writes are counted, those that only take an id included', () => {
  const table = new Table('api::book.book', [{ id: 1 }])
  const store = new Store([table])
  const writes = [
    () => table.takeId(),
    () => table.put({ id: 7 }),
    () => table.remove(7),
    () => table.remove(7),
    () => table.reset(),
  ].map(write => {
    write()
    return store.writes
  })
  expect([new Store([]).writes, ...writes]).toEqual([0, 1, 2, 3, 3, 4])
})

test('what was worked out of rows is worked out anew once it is forgotten', () => {
  const table = new Table('api::book.book', [{ id: 1 }])
  const store = new Store([table])
  const worked = [1, 2].map(time => {
    const value = table.derived('time', () => time)
    store.forget()
    return value
  })
  expect(worked).toEqual([1, 2])
})

test('a table that a store does not have is a mistake', () => {
  const table = new Table('api::book.book', [])
  const store = new Store([table])
  expect(store.table('api::book.book')).toBe(table)
  expect(() => store.table('api::bok.bok')).toThrow('invariant: no table for api::bok.bok')
})

test('a transaction within another is taken back with it', () => {
  const table = new Table('api::book.book', [{ id: 1 }])
  const store = new Store([table])
  expect(() =>
    store.transaction(() => {
      store.transaction(() => table.put({ id: 2 }))
      expect(() =>
        store.transaction(() => {
          table.remove(1)
          throw new Error('within')
        }),
      ).toThrow('within')
      expect(table.rows).toEqual([{ id: 1 }, { id: 2 }])
      throw new Error('outside')
    }),
  ).toThrow('outside')
  expect(table.rows).toEqual([{ id: 1 }])
})
