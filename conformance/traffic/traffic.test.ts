import { describe, expect, test } from 'vitest'
import { readHar } from './read-har.ts'
import { readLog } from './read-log.ts'

describe('a line of a log is a request', () => {
  test.each<[string, string, string]>([
    ['GET /platform/api/v3/content/posts/', 'GET', '/platform/api/v3/content/posts/'],
    ['  POST   /a?b=c  200 ms', 'POST', '/a?b=c'],
    ['GET https://site.example/platform/api/admin/x/?y=1', 'GET', '/platform/api/admin/x/?y=1'],
    ['127.0.0.1 - - [10/Oct/2020:13:55:36 -0700] "GET /a/?x=1 HTTP/1.1" 200 2326', 'GET', '/a/?x=1'],
    ['::1 - ada [10/Oct/2020:13:55:36 +0000] "PUT /a/ HTTP/2.0" 204 0 "-" "curl/8"', 'PUT', '/a/'],
    ['GET /a/?key=22444f78447824223cefc48062&limit=1', 'GET', '/a/?key=SECRET&limit=1'],
    ['GET /a/?client_id=x&client_secret=y', 'GET', '/a/?client_id=x&client_secret=SECRET'],
  ])('%s', (line, method, target) => {
    expect(readLog(line)).toEqual({ requests: [{ method, target, headers: {}, body: null }], skipped: 0 })
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

  test('an entry is a request; of its headers only those that matter are kept, without secrets', () => {
    const text = har({
      method: 'POST',
      url: 'https://site.example/platform/api/admin/tiers/?token=abc',
      headers: [
        { name: 'Authorization', value: 'Platform ey.secret' },
        { name: 'Cookie', value: 'a=b' },
        { name: 'Accept-Version', value: 'v3.0' },
      ],
      postData: { mimeType: 'application/json', text: '{"tiers":[]}' },
    })
    expect(readHar(text, 'x.har').requests).toEqual([
      {
        method: 'POST',
        target: '/platform/api/admin/tiers/?token=SECRET',
        headers: {
          authorization: 'Platform SECRET',
          'accept-version': 'v3.0',
          'content-type': 'application/json',
        },
        body: new TextEncoder().encode('{"tiers":[]}'),
      },
    ])
  })

  test.each([
    [
      '{"a":[{"newPassword": "x\\"y","token":"t","email":"e"}]}',
      '{"a":[{"newPassword": "SECRET","token":"SECRET","email":"e"}]}',
    ],
    ['{"passwordreset":[{"email":"e"}]}', '{"passwordreset":[{"email":"e"}]}'],
    ['username=a&password=b&client_secret=c', 'username=a&password=SECRET&client_secret=SECRET'],
  ])('of the body %s no secret is kept', (text, kept) => {
    const [request] = readHar(har({ method: 'POST', url: 'http://x/', postData: { text } }), 'x.har').requests
    expect(new TextDecoder().decode(request?.body ?? undefined)).toBe(kept)
  })

  test('an entry without a request is left out', () => {
    expect(readHar(har({ url: 1 }), 'x.har')).toEqual({ requests: [], skipped: 1 })
  })

  test.each([['GET /a'], ['{}'], ['{"log": {"entries": 1}}']])('%s is none', text => {
    expect(() => readHar(text, 'x.har')).toThrow('x.har: expected an HTTP Archive')
  })
})
