import { expect, test } from 'vitest'
import type { RequestSpec } from '../../conformance/suite/clause.ts'
import { type Draft, DraftError, draftOf, requestOf } from './draft.ts'

const GET: RequestSpec = {
  ...{ method: 'GET', path: '/api/dishes?sort=slug', headers: {}, body: undefined, as: 'public' },
  ...{ token: null, isExact: false, door: 'rest' },
}
const POST: RequestSpec = { ...GET, method: 'POST', body: { data: { a: 1 } } }
const DOCUMENT = { query: 'query A($a: Int) { a }', operationName: 'A', variables: { a: 1 } }
const GRAPHQL: RequestSpec = { ...POST, path: '/graphql', door: 'graphql', body: DOCUMENT }

function edited(request: RequestSpec, change: Partial<Draft>): RequestSpec {
  return requestOf({ ...draftOf(request), ...change }, request)
}

test.each([GET, POST, GRAPHQL, { ...POST, body: 'no JSON' }])('what nobody edited is as it was', request => {
  expect(edited(request, {})).toEqual(request)
})

test('a path, a caller and headers can be edited', () => {
  const change = { path: '/api/menus', as: 'token:full', headers: 'Accept: text/html\n\nX-A: b: c' }
  expect(edited(GET, change)).toEqual({
    ...{ ...GET, path: '/api/menus', as: 'token:full' },
    headers: { Accept: 'text/html', 'X-A': 'b: c' },
  })
})

test('a body is JSON where it is that, else text', () => {
  expect(edited(POST, { body: '{"data":{}}' }).body).toEqual({ data: {} })
  expect(edited(POST, { body: '{"data":' }).body).toBe('{"data":')
  expect(edited(POST, { body: ' ' }).body).toBeUndefined()
})

test('a document and its variables can be edited, and what else is sent stays', () => {
  expect(edited(GRAPHQL, { document: '{ b }', variables: '' }).body).toEqual({
    query: '{ b }',
    operationName: 'A',
  })
  expect(edited(GRAPHQL, { variables: '{"a":2}' }).body).toEqual({ ...DOCUMENT, variables: { a: 2 } })
})

test('what cannot be sent is told', () => {
  expect(() => edited(GRAPHQL, { variables: '{' })).toThrow(DraftError)
  expect(() => edited(GET, { headers: 'Accept' })).toThrow(
    'A header is written as "name: value", not as "Accept".',
  )
})
