import { expect, test } from 'vitest'
import { UsageError } from '../usage-error.ts'
import { requestOf } from './query.ts'
import { readWritten } from './written.ts'

test.each<[what: string, text: string, door: string]>([
  ['a REST request', 'GET /api/books?sort=title', 'rest'],
  ['a REST request that has no structure', 'GET /api/books?filters[a=%', 'written'],
  ['a GraphQL query', '{ books { data { id } } }', 'graphql'],
  ['a GraphQL query with fragments', '{ books { ...f } } fragment f on B { data { id } }', 'written'],
])('%s is asked as it is written', (_, text, door) => {
  const query = readWritten(text)
  const { path, body } = requestOf(query)
  expect([query.door, text.startsWith('GET') ? `GET ${path}` : Object(body).query]).toEqual([door, text])
})

test.each([
  'DELETE /api/books/1',
  'POST /api/books',
  'GET books',
  'mutation { deleteBook(id: 1) { data { id } } }',
])('%s is refused', text => {
  expect(() => readWritten(text)).toThrow(UsageError)
})
