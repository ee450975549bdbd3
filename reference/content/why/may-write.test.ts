import { expect, test } from 'vitest'
import { mayWrite } from './may-write.ts'

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const QUERY = '{"query":"{ a }"}'

test.each<
  [
    fact: string,
    request: { method: string; target?: string; headers?: object; body?: string | null },
    is: boolean,
  ]
>([
  ['a GET reads', { method: 'GET' }, false],
  ['a HEAD reads', { method: 'HEAD' }, false],
  ['an OPTIONS reads', { method: 'OPTIONS' }, false],
  [
    'a GET of accounts may confirm an address',
    { method: 'GET', target: '/api/auth/email-confirmation' },
    true,
  ],
  ['a DELETE writes', { method: 'DELETE' }, true],
  ['a query reads', { method: 'POST', headers: JSON_TYPE, body: QUERY }, false],
  [
    'a document alone reads',
    { method: 'POST', headers: { 'content-type': 'application/graphql' }, body: '{ a }' },
    false,
  ],
  ['a mutation writes', { method: 'POST', headers: JSON_TYPE, body: '{"query":"mutation { a }"}' }, true],
  ['a word may be hidden', { method: 'POST', headers: JSON_TYPE, body: '{"query":"m\\u0075tation"}' }, true],
  ['nothing is not looked into', { method: 'POST', headers: JSON_TYPE, body: null }, true],
  [
    'what is packed is not looked into',
    { method: 'POST', headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, body: QUERY },
    true,
  ],
  [
    'a form is not looked into',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, body: QUERY },
    true,
  ],
  ['a body without a type is not looked into', { method: 'POST', body: QUERY }, true],
  ['another method than POST is no query', { method: 'PUT', headers: JSON_TYPE, body: QUERY }, true],
])('%s', (_fact, { method, target = '/graphql', headers = {}, body = null }, is) => {
  const bytes = body === null ? null : new TextEncoder().encode(body)
  expect(mayWrite({ method, target, headers: { ...headers }, body: bytes }, true)).toBe(is)
})

test('a POST to another address than that of GraphQL may write', () => {
  const body = new TextEncoder().encode(QUERY)
  expect(mayWrite({ method: 'POST', target: '/api/a', headers: JSON_TYPE, body }, false)).toBe(true)
})
