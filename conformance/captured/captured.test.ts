import { describe, expect, test } from 'vitest'
import { readHar } from './read-har.ts'
import { readLog } from './read-log.ts'

describe('a line of a log is a request', () => {
  test.each<[string, string, string]>([
    ['GET /platform/api/v3/content/posts/', 'GET', '/platform/api/v3/content/posts/'],
    ['  POST   /a?b=c  200 ms', 'POST', '/a?b=c'],
    ['GET https://site.example/a/../x/?y=1#z', 'GET', '/a/../x/?y=1'],
    ['GET https://site.example?y=1', 'GET', '/?y=1'],
    ['127.0.0.1 - - [10/Oct/2020:13:55:36 -0700] "GET /a/?x=1 HTTP/1.1" 200 2326', 'GET', '/a/?x=1'],
    ['::1 - ada [10/Oct/2020:13:55:36 +0000] "PUT /a/ HTTP/2.0" 204 0 "-" "curl/8"', 'PUT', '/a/'],
  ])('%s', (line, method, path) => {
    const request = { position: 1, method, path, headers: {}, body: null }
    expect(readLog(line)).toEqual({ requests: [request], skipped: 0 })
  })

  test.each([['nonsense'], ['1.2.3.4 - - [x] "-" 408 0'], ['get /a'], ['GET nowhere']])(
    '%s is none',
    line => {
      expect(readLog(line)).toEqual({ requests: [], skipped: 1 })
    },
  )

  test('blank lines and comments count for nothing', () => {
    expect(readLog('\n# GET /a\r\n\n')).toEqual({ requests: [], skipped: 0 })
  })
})

describe('an HTTP Archive', () => {
  const har = (...requests: unknown[]) =>
    JSON.stringify({ log: { entries: requests.map(request => ({ request })) } })

  test('an entry is a request, with all that it has', () => {
    const text = har({
      method: 'post',
      url: 'https://site.example/a/?b=c#d',
      headers: [{ name: 'Accept-Version', value: 'v3.0' }, { name: 'Odd' }],
      postData: { mimeType: 'application/json', text: '{}' },
    })
    const headers = { 'accept-version': 'v3.0', 'content-type': 'application/json' }
    expect(readHar(`\uFEFF${text}`, 'x.har')).toEqual({
      requests: [{ position: 1, method: 'POST', path: '/a/?b=c', headers, body: '{}' }],
      skipped: 0,
    })
  })

  test('an entry without a request is left out', () => {
    expect(readHar(har({ url: 1 }), 'x.har')).toEqual({ requests: [], skipped: 1 })
  })

  test.each([['GET /a'], ['[]'], ['{}'], ['{"log": {"entries": 1}}']])('%s is none', text => {
    expect(() => readHar(text, 'x.har')).toThrow('x.har: expected an HTTP Archive')
  })
})
