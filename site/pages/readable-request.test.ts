import { expect, test } from 'vitest'
import { documentOf, readablePath } from './readable-request.ts'

test.each([
  ['what needs no escape', '/api/dishes?filters[title][$eq]=pie', '/api/dishes?filters[title][$eq]=pie'],
  ['brackets', '/api/dishes?filters%5Btitle%5D=pie', '/api/dishes?filters[title]=pie'],
  ['letters of two bytes', '/api/dishes?a=K%C3%96FTE', '/api/dishes?a=KÖFTE'],
  ['a comma', '?a=1%2C2', '?a=1,2'],
  ['an ampersand, which would part parameters', '?a=f%20%26%20s', '?a=f%20%26%20s'],
  ['a percent sign, which would escape', '?a=T%25P', '?a=T%25P'],
  ['a plus, which would be a space', '?a=1%2B1', '?a=1%2B1'],
  ['what would end the line', '?a=%0A', '?a=%0A'],
  ['what is no UTF-8', '?a=%FF', '?a=%FF'],
  ['a percent sign alone', '?a=%', '?a=%'],
])('%s', (_what, written, read) => {
  expect(readablePath(written)).toBe(read)
})

test('a document is found in the body of a GraphQL request alone', () => {
  const body = { query: '{ a }' }
  expect(documentOf({ door: 'graphql', body })).toBe('{ a }')
  expect(documentOf({ door: 'rest', body })).toBeNull()
  expect(documentOf({ door: 'graphql', body: 'text' })).toBeNull()
})
