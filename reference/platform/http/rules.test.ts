import { describe, expect, test } from 'vitest'
import { openGazette } from '../gazette.fixture.ts'

const site = openGazette()
const { headers } = await site.get('content: /tags/')
const etag = String(headers.etag)

describe('a client that holds the answer', () => {
  test.each([
    ['the same tag', etag, 304],
    ['the same tag, not weak', etag.replace('W/', ''), 304],
    ['one of a list', `"a", ${etag},"b"`, 304],
    ['any', '*', 304],
    ['any among others, which is none', '"a", *', 200],
    ['another tag', '"a"', 200],
    ['a part of the tag', etag.slice(0, -2), 200],
  ])('%s: %s', async (_fact, held, status) => {
    expect((await site.get('content: /tags/', { 'if-none-match': held })).status).toBe(status)
  })

  test('is sent it again where it asks for that', async () => {
    const asked = { 'if-none-match': etag, 'cache-control': 'max-age=0, no-cache' }
    expect((await site.get('content: /tags/', asked)).status).toBe(200)
  })
})
