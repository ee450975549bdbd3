import { describe, expect, test } from 'vitest'
import { CONTENT_KEY, openGazette } from '../gazette.fixture.ts'

const site = openGazette()
const { headers } = await site.get('content: /tags/')
const etag = String(headers.etag)
const token = await site.token()

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

  test('is sent what a write did, whatever it holds', async () => {
    const tags = { tags: [{ name: 'New' }] }
    const asked = { ...token, 'if-none-match': '*' }
    expect((await site.send('POST', 'admin: /tags/', tags, asked)).status).toBe(201)
    expect((await site.get('content: /tags/nope/', asked)).status).toBe(422)
  })

  test('holds another answer where that is another', async () => {
    const { headers: others } = await site.get('content: /authors/')
    expect(others.etag).toMatch(/^W\/"[0-9a-f]+-[0-9a-f]+"$/)
    expect(others.etag).not.toBe(etag)
  })
})

describe('capital letters', () => {
  const key = `?key=${CONTENT_KEY}`

  test.each([
    [`/Platform/api/content/posts/${key}`, `/platform/api/content/posts/${key}`],
    [`/platform/API/content/posts/${key}`, `/platform/api/content/posts/${key}`],
    ['/platform/api/Content/Posts/', '/platform/api/content/Posts/'],
    ['/platform/api/ADMIN', '/platform/api/admin'],
    ['/PLATFORM/api/v3/content/posts/', '/platform/api/v3/content/posts/'],
    ['/platform/api/V3/Content/posts/', '/platform/api/V3/content/posts/'],
    ['/platform/api/Canary/Content/', '/platform/api/Canary/content/'],
  ])('%s leads to %s', async (target, location) => {
    const { status, headers: sent } = await site.get(target)
    expect([status, sent.location, sent['cache-control']]).toEqual([
      301,
      location,
      'public, max-age=31536000',
    ])
  })

  test.each([
    [`/platform/api/content/Posts/${key}`, 404],
    [`/platform/api/content/posts/slug/Bridge-opens/${key}`, 422],
    [`/platform/api/V3/content/tags/${key}`, 200],
    [`/platform/api/content/tags/${key}&X=A`, 200],
  ])('%s stays', async (target, status) => {
    expect((await site.get(target)).status).toBe(status)
  })
})

describe('a page of another site', () => {
  const allowed = async (where: string, origin: string, method = 'GET') => {
    const { headers: sent } = await site.send(method, where, undefined, { ...token, origin })
    return [sent['access-control-allow-origin'], sent.vary]
  }

  test.each<[where: string, origin: string, allowed: string | undefined, vary: string]>([
    ['content: /tags/', 'https://any.example', '*', 'Accept-Version, Accept-Encoding'],
    ['content: /nope/', 'nonsense', '*', 'Accept-Version, Accept-Encoding'],
    [
      'admin: /site/',
      'http://localhost:2368',
      'http://localhost:2368',
      'Accept-Version, Origin, Accept-Encoding',
    ],
    ['admin: /site/', 'https://localhost', 'https://localhost', 'Accept-Version, Origin, Accept-Encoding'],
    [
      'admin: /site/',
      'http://127.0.0.1:99',
      'http://127.0.0.1:99',
      'Accept-Version, Origin, Accept-Encoding',
    ],
    ['admin: /site/', 'https://any.example', undefined, 'Accept-Version, Accept-Encoding'],
    ['admin: /site/', 'nonsense', undefined, 'Accept-Version, Accept-Encoding'],
    ['/platform/api/nope/', 'http://localhost:2368', undefined, 'Accept-Version, Accept-Encoding'],
  ])('asks %s from %s', async (where, origin, origins, vary) => {
    expect(await allowed(where, origin)).toEqual([origins, vary])
  })

  test('asks from where the site is', async () => {
    const elsewhere = openGazette({}, { site: { title: 'T', url: 'https://gazette.example' } })
    const ask = async (origin: string) =>
      (await elsewhere.get('admin: /site/', { origin })).headers['access-control-allow-origin']
    expect(await ask('http://gazette.example:80')).toBe('http://gazette.example:80')
    expect(await ask('https://news.gazette.example')).toBeUndefined()
  })

  test.each<[target: string, asked: string | undefined, allowed: string]>([
    ['content: /tags/', 'x-a,x-b', 'x-a,x-b'],
    ['admin: /tags/', undefined, ''],
  ])('asks first whether it may ask %s', async (where, asked, names) => {
    const more = asked === undefined ? {} : { 'access-control-request-headers': asked }
    const { status, body, headers: sent } = await site.send('OPTIONS', where, undefined, more)
    expect([status, body]).toEqual([204, null])
    expect(sent).toMatchObject({
      'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE',
      'access-control-allow-headers': names,
      'access-control-max-age': '86400',
      vary: 'Accept-Version',
    })
  })

  test('asks first of what is no API, and is told that there is none', async () => {
    expect((await site.send('OPTIONS', '/platform/api/nope/')).status).toBe(404)
  })
})

const AT_ALL = 'no-store, must-revalidate, max-stale=0, post-check=0, pre-check=0'

describe('is kept', () => {
  test.each<[what: string, method: string, where: string, headers: Record<string, string>, kept: string]>([
    ['an answer of the content API, for a moment', 'GET', 'content: /tags/', {}, 'public, max-age=0'],
    ['a refusal, not at all', 'GET', 'content: /tags/slug/nope/', {}, `no-cache, max-age=0, ${AT_ALL}`],
    [
      'a refusal of another kind, nowhere else either',
      'GET',
      '/platform/api/content/tags/',
      {},
      `no-cache, private, ${AT_ALL}`,
    ],
    [
      'a refusal to somebody',
      'GET',
      'content: /tags/slug/nope/',
      { cookie: 'a=b' },
      `no-cache, private, ${AT_ALL}`,
    ],
    ['a refusal to an integration', 'GET', 'admin: /tags/slug/nope/', token, `no-cache, private, ${AT_ALL}`],
    ['a refusal of a write', 'POST', 'content: /nope/', {}, `no-cache, private, ${AT_ALL}`],
    ['an answer of the admin API', 'GET', 'admin: /site/', {}, `no-cache, private, ${AT_ALL}`],
  ])('%s', async (_what, method, where, more, kept) => {
    expect((await site.send(method, where, undefined, more)).headers['cache-control']).toBe(kept)
  })
})

test('HEAD is answered as GET is, without a body', async () => {
  const get = await site.get('content: /tags/')
  const head = await site.send('HEAD', 'content: /tags/')
  expect(head).toEqual({ ...get, body: null })
  const held = { 'if-none-match': String(get.headers.etag) }
  const nothing = await site.send('HEAD', 'content: /tags/', undefined, held)
  expect([nothing.status, nothing.headers['content-type']]).toEqual([304, undefined])
})
