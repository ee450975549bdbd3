import { describe, expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '../../http/message.ts'
import { parseQuery, queryText } from './query.ts'
import { cookieOf, readRequest, splitTarget } from './request.ts'

test.each([
  ['/a/', '/a/', ''],
  ['/a/?b=1', '/a/', 'b=1'],
  ['/a?', '/a', ''],
  ['?b', '', 'b'],
  ['/a?b?c', '/a', 'b?c'],
])('%s is cut at the first question mark', (target, path, query) => {
  expect(splitTarget(target)).toEqual({ path, query })
})

describe('a request for an API', () => {
  const raw = { method: 'GET', headers: { a: 'b' }, body: null }
  const read = (path: string, query = '') => readRequest({ ...raw, target: `/x${query}` }, 'admin', path)

  test.each([
    ['has a slash at its end', '/posts', '/posts/'],
    ['has one alone', '/posts/', '/posts/'],
    ['is decoded', '/tags/slug/caf%C3%A9/', '/tags/slug/café/'],
    ['is left as it is where it cannot be decoded', '/tags/%E0%A4/', '/tags/%E0%A4/'],
  ])('%s', (_fact, path, read_) => {
    expect(read(path).path).toBe(read_)
  })

  test('says all that its URL says', () => {
    const said = {
      api: 'admin',
      method: 'GET',
      query: { a: '1' },
      headers: { a: 'b' },
      body: { json: {}, uploads: [] },
    }
    expect(read('/posts/', '?a=1')).toEqual({ ...said, path: '/posts/' })
  })

  test('holds so much and no more', () => {
    const headers = { 'content-type': 'multipart/form-data' }
    const sent = (bytes: number) => () =>
      readRequest({ ...raw, headers, target: '/x', body: new Uint8Array(bytes) }, 'admin', '/posts/')
    expect(sent(MAX_BODY_BYTES)).not.toThrow()
    expect(sent(MAX_BODY_BYTES + 1)).toThrow(expect.objectContaining({ status: 413 }))
  })
})

describe('the query', () => {
  test.each([
    ['', {}],
    ['a=1&b=', { a: '1', b: '' }],
    ['a', { a: '' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[]=1', { a: ['1'] }],
    ['a[b]=1&a[c][d]=2', { a: { b: '1', c: { d: '2' } } }],
    ['a[0][b]=1', { a: [{ b: '1' }] }],
    ['toString=1&__proto__=2', {}],
  ])('%s', (text, query) => {
    expect(parseQuery(text)).toEqual(query)
  })

  test.each([
    ['a text', 'x=a', 'a'],
    ['several, joined', 'x=a&x=b', 'a,b'],
    ['several, without what is no text', 'x=a&x[b]=c', 'a'],
    ['an object is none', 'x[b]=c', null],
    ['nothing is none', 'y=a', null],
  ])('a parameter is %s', (_what, query, text) => {
    expect(queryText(parseQuery(query), 'x')).toBe(text)
  })
})

test.each([
  ['a=1', '1'],
  ['b=2; a=1; a=3', '1'],
  ['b=2;a=x=y', 'x=y'],
  [' a=%C3%A9 ', 'é'],
  ['a=%E0%A4', '%E0%A4'],
  ['ab=1', null],
  ['a', ''],
  ['', null],
])('of the cookies %j one has the value %j', (cookie, value) => {
  expect(cookieOf({ cookie }, 'a')).toBe(value)
})

test('without any cookies none has a value', () => {
  expect(cookieOf({}, 'a')).toBeNull()
})
