import { describe, expect, test } from 'vitest'
import { fromFetch, requestOf, toFetch } from './fetch-adapter.ts'
import type { ServiceResponse } from './message.ts'

const ANSWER: ServiceResponse = {
  status: 200,
  headers: { 'content-type': 'application/json', 'set-cookie': ['a=1', 'b=2'] },
  body: '{"data":[]}',
}

describe('the adapter for fetch', () => {
  test('a request is read as it stands: path and query undecoded, names of headers in lower case', async () => {
    const request = new Request('http://any:1/api/x%20y?filters[a]=%5B', { headers: { 'X-One': '1' } })
    expect(await fromFetch(request)).toEqual({
      method: 'GET',
      target: '/api/x%20y?filters[a]=%5B',
      headers: { 'x-one': '1' },
      body: null,
    })
  })

  test.each([
    ['/api/x?y=1', 'http://reference/api/x?y=1'],
    ['http://any/x', 'http://any/x'],
    [new URL('http://any/x'), 'http://any/x'],
    [new Request('http://any/x'), 'http://any/x'],
  ])('%s is asked of %s', (input, url) => {
    const request = requestOf(input, { method: 'DELETE' })
    expect([request.url, request.method]).toEqual([url, 'DELETE'])
  })

  test.each(['POST', 'PUT', 'DELETE'])('%s without a body has none', async method => {
    expect((await fromFetch(new Request('http://any/', { method }))).body).toBeNull()
  })

  test('a body is bytes', async () => {
    const request = new Request('http://any/', { method: 'POST', body: 'é' })
    expect((await fromFetch(request)).body).toEqual(new Uint8Array([0xc3, 0xa9]))
  })

  test.each([
    ['GET', ANSWER, '{"data":[]}'],
    ['GET', { ...ANSWER, body: new TextEncoder().encode('é') }, 'é'],
    ['HEAD', ANSWER, ''],
    ['DELETE', { ...ANSWER, status: 204, body: 'dropped' }, ''],
    ['GET', { ...ANSWER, status: 304, body: null }, ''],
    ['GET', { ...ANSWER, status: 304 }, ''],
    ['POST', { ...ANSWER, status: 205 }, ''],
    ['GET', { ...ANSWER, status: 206 }, '{"data":[]}'],
    ['GET', { ...ANSWER, status: 404 }, '{"data":[]}'],
    ['GET', { ...ANSWER, body: null }, ''],
  ])('the answer to %s %j has the body %j', async (method, answer, body) => {
    const response = toFetch(answer, method)
    expect(response.status).toBe(answer.status)
    expect(await response.text()).toBe(body)
  })

  test('a header with two values is sent twice', () => {
    expect(toFetch(ANSWER, 'GET').headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  })
})
