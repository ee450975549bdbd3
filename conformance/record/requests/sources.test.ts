import { describe, expect, test } from 'vitest'
import { accessLogSource, harSource } from './captured-source.ts'
import { readRequestFile } from './request-file.ts'
import { thatRead } from './source.ts'

describe('a file of requests', () => {
  test('lines, objects, comments and callers', () => {
    const text = [
      '# what the shop asks',
      'GET /api/breads?sort=slug',
      '',
      '{"method":"post","path":"/graphql","headers":{"X-A":"b"},"body":{"query":"{a}"},"as":"token:full","id":"q"}',
    ]
    expect(readRequestFile(text.join('\n'), 'f').requests).toEqual([
      {
        id: 'f:2',
        method: 'GET',
        path: '/api/breads?sort=slug',
        headers: {},
        body: undefined,
        as: 'public',
        token: null,
      },
      {
        ...{ id: 'q', method: 'POST', path: '/graphql', headers: { 'x-a': 'b' }, body: { query: '{a}' } },
        ...{ as: 'token:full', token: null },
      },
    ])
  })

  test.each([
    ['get /x', 'f:1: expected a line such as'],
    ['GET http://x/', 'f:1: expected a line such as'],
    ['{"path":"/x"}', 'f:1: expected a method'],
    ['{"method":"GET","path":"x"}', 'a path that begins with /'],
    ['{', 'f:1: expected a JSON object, found {'],
  ])('%s is refused', (text, message) => {
    expect(() => readRequestFile(text, 'f')).toThrow(message)
  })
})

const entry = (method: string, url: string, more = {}) => ({ request: { method, url, headers: [], ...more } })
const har = (...entries: readonly unknown[]) => JSON.stringify({ log: { entries } })

describe('an HTTP archive', () => {
  test('requests of the services, without their origin, each once', () => {
    const { requests, leftOut } = harSource(
      har(
        entry('GET', 'https://shop.example/api/breads?a=b#c'),
        entry('GET', 'https://shop.example/api/breads?a=b'),
        entry('GET', 'https://shop.example/logo.png'),
        entry('POST', 'https://cms.example/graphql', { postData: { text: '{"query":"{a}"}' } }),
        entry('GET', 'https://blog.example/platform/api/content/posts/'),
        entry('GET', 'https://shop.example/apis/other'),
        'nonsense',
      ),
      'f',
    )
    expect(requests.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['GET', '/api/breads?a=b', undefined],
      ['POST', '/graphql', '{"query":"{a}"}'],
      ['GET', '/platform/api/content/posts/', undefined],
    ])
    expect(leftOut).toEqual([
      'left out: 2 requests to paths of neither service',
      'left out: 1 requests that repeat another',
    ])
  })

  test('headers of the browser are left out, those of the caller stay', () => {
    const headers = [
      { name: ':method', value: 'GET' },
      { name: 'Host', value: 'shop.example' },
      { name: 'Cookie', value: 'sid=1' },
      { name: 'User-Agent', value: 'Browser' },
      { name: 'Accept-Version', value: 'v5.0' },
      { name: 'Authorization', value: 'Bearer x' },
    ]
    const [request] = harSource(har(entry('GET', 'https://x/api/a', { headers })), 'f').requests
    expect(request?.headers).toEqual({ 'accept-version': 'v5.0', authorization: 'Bearer x' })
  })

  test.each(['x', '[]', '{"log":{}}'])('%s is refused', text => {
    expect(() => harSource(text, 'f')).toThrow('f: expected an HTTP Archive')
  })
})

describe('an access log', () => {
  test('reading requests of the services, each once', () => {
    const log = [
      '1.2.3.4 - - [10/Oct/2026:13:55:36 +0000] "GET /api/breads?sort=slug HTTP/1.1" 200 2326',
      '1.2.3.4 - ann [10/Oct/2026:13:55:37 +0000] "GET /api/breads?sort=slug HTTP/2.0" 200 2326 "-" "Agent/1.0"',
      '1.2.3.4 - - [10/Oct/2026:13:55:38 +0000] "POST /api/breads HTTP/1.1" 200 1',
      '1.2.3.4 - - [10/Oct/2026:13:55:39 +0000] "GET /favicon.ico HTTP/1.1" 404 0',
      'not a line of a log',
    ]
    const { requests } = accessLogSource(log.join('\n'), 'f')
    expect(requests.map(({ id, path }) => [id, path])).toEqual([['f:1', '/api/breads?sort=slug']])
  })

  test('a file without a request is refused', () => {
    expect(() => accessLogSource('nothing', 'f')).toThrow('no line holds a request')
  })
})

test('what may write is left out, and that is said', () => {
  const source = readRequestFile('GET /api/a\nDELETE /api/a/1\nPOST /graphql', 'f')
  expect(thatRead(source)).toMatchObject({
    requests: [{ path: '/api/a' }],
    leftOut: ['left out: 2 requests that may write (--writes takes them)'],
  })
})
