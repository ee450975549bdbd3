import { describe, expect, test } from 'vitest'
import { hideCookie, hideHeader, hideMembers, hideParameters, proofsOf } from './requests.ts'

describe('of a header that proves who asks only the scheme is shown', () => {
  test.each([
    ['authorization', 'Bearer abc', 'Bearer X'],
    ['Authorization', 'abc', 'X'],
    ['authorization', 'Bearer ', 'Bearer '],
    ['authorization', 'Digest username="a", response="b"', 'Digest X X'],
    ['cookie', 'a=b', 'X'],
    ['cookie', 'a=b; c=d', 'X X'],
    ['X-Api-Key', 'abc', 'X'],
    ['accept', 'text/html, */*', 'text/html, */*'],
  ])('%s: %s', (name, value, shown) => {
    expect(hideHeader(name, value, 'X')).toBe(shown)
  })
})

test('a cookie that is set keeps its name and its attributes', () => {
  expect(hideCookie('a=b=c; Path=/; HttpOnly', 'X')).toBe('a=X; Path=/; HttpOnly')
})

describe('of a path no parameter that proves who asks is shown', () => {
  test.each([
    ['/a?key=b&c=d', '/a?key=X&c=d'],
    ['/a?c=d&Client_Secret=e&code=', '/a?c=d&Client_Secret=X&code=X'],
    ['/a?monkey=b&filters[key]=c', '/a?monkey=b&filters[key]=c'],
  ])('%s', (path, shown) => {
    expect(hideParameters(path, 'X')).toBe(shown)
  })
})

describe('of a body no member that sounds like a secret is shown', () => {
  test.each([
    ['{"newPassword": "a\\"b", "jwt":"c", "key":"d"}', '{"newPassword": "X", "jwt":"X", "key":"d"}'],
    ['a=b&client_secret=c&passwordHint=d', 'a=b&client_secret=X&passwordHint=d'],
    [
      JSON.stringify({ query: '{ a(identifier: "b", password: "c\\"d", newPassword:"") { jwt } }' }),
      JSON.stringify({ query: '{ a(identifier: "b", password: "X", newPassword:"X") { jwt } }' }),
    ],
  ])('%s', (body, shown) => {
    expect(hideMembers(body, 'X')).toBe(shown)
  })
})

test('the proofs of a request are those of its headers, each cookie for itself, and of its path', () => {
  const headers = { authorization: 'Bearer abc', cookie: 'd=e; f=g', accept: 'h' }
  expect(proofsOf('/a?key=i&j=k', headers)).toEqual(['abc', 'd=e', 'f=g', 'i'])
})
