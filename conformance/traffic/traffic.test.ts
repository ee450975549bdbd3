import { describe, expect, test } from 'vitest'
import { readHar } from '../captured/read-har.ts'
import { readLog } from '../captured/read-log.ts'
import { withoutSecrets } from './traffic.ts'

describe('of captured traffic', () => {
  const har = (...requests: unknown[]) =>
    JSON.stringify({ log: { entries: requests.map(request => ({ request })) } })

  test.each<[string, string]>([
    ['GET /a/?key=22444f78447824223cefc48062&limit=1', '/a/?key=SECRET&limit=1'],
    ['GET /a/?client_id=x&client_secret=y', '/a/?client_id=x&client_secret=SECRET'],
  ])('a line of a log, without secrets: %s', (line, target) => {
    const request = { position: 1, method: 'GET', target, headers: {}, body: null }
    expect(withoutSecrets(readLog(line))).toEqual({ requests: [request], skipped: 0 })
  })

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
    expect(withoutSecrets(readHar(text, 'x.har')).requests).toEqual([
      {
        position: 1,
        method: 'POST',
        target: '/platform/api/admin/tiers/?token=SECRET',
        headers: {
          authorization: 'Platform SECRET',
          cookie: 'a=SECRET',
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
    const captured = readHar(har({ method: 'POST', url: 'http://x/', postData: { text } }), 'x.har')
    const [request] = withoutSecrets(captured).requests
    expect(new TextDecoder().decode(request?.body ?? undefined)).toBe(kept)
  })
})
