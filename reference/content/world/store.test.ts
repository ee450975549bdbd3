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
