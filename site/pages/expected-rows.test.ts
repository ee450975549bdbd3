import { expect, test } from 'vitest'
import { expectedRows } from './expected-rows.ts'

test('what is expected stands in rows: where, and what', () => {
  const rows = expectedRows({
    status: [200, 201],
    headers: { 'content-type': { $matches: 'json' } },
    body: { 'data[*].id': [1, 2], error: null },
  })
  expect(rows).toEqual([
    { where: 'status', what: '200 or 201' },
    { where: 'header content-type', what: '{ "$matches": "json" }' },
    { where: 'data[*].id', what: '[ 1, 2 ]' },
    { where: 'error', what: 'null' },
  ])
})

test('a refusal is one, whatever its status', () => {
  expect(expectedRows({ status: 'refused' })).toEqual([{ where: 'status', what: 'a refusal' }])
})

test('what is long stands on several lines', () => {
  const [row] = expectedRows({ body: { a: Array.from({ length: 30 }, (_, index) => index * 100) } })
  expect(row?.what.split('\n')).toHaveLength(32)
})
