import { describe, expect, test } from 'vitest'
import { mayWrite, type Sendable } from './may-write.ts'

const get = (path: string, headers = {}): Sendable => ({ method: 'GET', path, headers })
const post = (path: string, body: unknown, headers = {}): Sendable => ({
  method: 'POST',
  path,
  headers,
  body,
})

describe('only reads', () => {
  test.each<[string, Sendable]>([
    ['GET', get('/api/restaurants')],
    ['HEAD', { method: 'HEAD', path: '/api/restaurants', headers: {} }],
    ['OPTIONS', { method: 'OPTIONS', path: '/graphql', headers: {} }],
    ['a query', post('/graphql', { query: '{ restaurants { data { id } } }' })],
    ['a query as text', post('/graphql', '{"query": "query Q { a } fragment F on T { b }"}')],
    [
      'a query whose fields have names of mutations',
      post('/graphql', { query: '{ mutation: a(b: "mutation { c }") { d } }' }),
    ],
    ['a batch of queries', post('/graphql', [{ query: '{ a }' }, { query: 'query { b }' }])],
    ['an endpoint that was moved', post('/tickets-graphql?x=1', { query: '{ a }' })],
    ['a query by GET', get('/graphql?query={a}')],
    ['GET of what cannot be read', get('/graphql?query={')],
  ])('%s', (_, request) => {
    expect(mayWrite(request)).toBe(false)
  })
})

describe('may write', () => {
  test.each<[string, Sendable]>([
    ['POST', post('/api/restaurants', { data: {} })],
    ['PUT', { method: 'PUT', path: '/graphql', headers: {}, body: { query: '{ a }' } }],
    ['a method in small letters', { method: 'get', path: '/api/restaurants', headers: {} }],
    ['POST of a query elsewhere', post('/api/restaurants', { query: '{ a }' })],
    ['a mutation', post('/graphql', { query: 'mutation { deleteChef(id: 1) { data { id } } }' })],
    [
      'a mutation beside a query',
      post('/graphql', { query: 'query A { a } mutation B { b }', operationName: 'A' }),
    ],
    ['a mutation behind a comment', post('/graphql', { query: '# { a }\nmutation { b }' })],
    ['a subscription', post('/graphql', { query: 'subscription { a }' })],
    ['a batch with a mutation', post('/graphql', [{ query: '{ a }' }, { query: 'mutation { b }' }])],
    ['an empty batch', post('/graphql', [])],
    ['a mutation by GET', get('/graphql?query=mutation%20%7B%20a%20%7D')],
    ['a mutation in the path of a POST', post('/graphql?query=mutation{a}', { query: '{ a }' })],
    ['a mutation in the body of a GET', { ...get('/graphql'), body: '{"query":"mutation { a }"}' }],
    ['what is no GraphQL', post('/graphql', { query: '{' })],
    ['no document', post('/graphql', {})],
    ['a stored document', post('/graphql', { extensions: { persistedQuery: { sha256Hash: 'x' } } })],
    ['a form', post('/graphql', 'query={a}', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['an upload', { ...post('/graphql', null), bytes: new Uint8Array(1) }],
    ['another method in a header', get('/api/restaurants/1', { 'X-HTTP-Method-Override': 'DELETE' })],
    ['a document too deep to be read', post('/graphql', { query: '{a'.repeat(100_000) })],
  ])('%s', (_, request) => {
    expect(mayWrite(request)).toBe(true)
  })
})
