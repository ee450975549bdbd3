import { describe, expect, it } from 'vitest'
import { at, first, openGazette, rows } from '../gazette.fixture.ts'
import type { Json } from '../values.ts'

const gazette = openGazette()

const slugs = (body: Json) => rows(body).map(row => row.slug)

describe('the content API lists what readers may know of', () => {
  it('published posts, the latest first', async () => {
    const { status, body } = await gazette.get('content: /posts/')
    expect(status).toBe(200)
    expect(slugs(body)).toEqual(['for-gold', 'for-members', 'market-day', 'cup-final', 'bridge-opens'])
    expect(at(body, 'meta.pagination')).toEqual({
      page: 1,
      limit: 15,
      pages: 1,
      total: 5,
      next: null,
      prev: null,
    })
  })

  it.each([
    ['pages', ['about', 'imprint']],
    ['authors', ['art', 'ed', 'olga']],
    ['tags', ['hash-front-page', 'city', 'sport']],
    ['tiers', ['free', 'gold']],
    ['newsletters', ['daily', 'weekend']],
  ])('%s', async (resource, expected) => {
    const { body } = await gazette.get(`content: /${resource}/`)
    expect(slugs(body)).toEqual(expected)
  })

  it('settings as one object', async () => {
    const { body } = await gazette.get('content: /settings/')
    expect(at(body, 'settings')).toMatchObject({
      title: 'The Gazette',
      cover_image: 'http://localhost:2368/content/images/cover.png',
      codeinjection_head: '<meta name="paper" content="gazette">',
      logo: null,
      navigation: [
        { label: 'Home', url: '/' },
        { label: 'About', url: '/about/' },
      ],
      url: 'http://localhost:2368/',
    })
    expect(at(body, 'meta')).toEqual({})
  })
})

describe('a post of the content API', () => {
  it('has the attributes of a published post and no others', async () => {
    const { body } = await gazette.get('content: /posts/slug/bridge-opens/')
    expect(at(body, 'meta')).toBeUndefined()
    expect(first(body)).toMatchObject({
      slug: 'bridge-opens',
      url: 'http://localhost:2368/bridge-opens/',
      excerpt: 'At last, a bridge.',
      published_at: '2024-02-01T08:00:00.000+00:00',
      access: true,
      reading_time: 0,
    })
    for (const absent of [
      'page',
      'status',
      'mobiledoc',
      'lexical',
      'primary_tag',
      'primary_author',
      'tags',
    ]) {
      expect(first(body)).not.toHaveProperty(absent)
    }
  })

  it('has absolute addresses in its text', async () => {
    const { body } = await gazette.get('content: /posts/slug/bridge-opens/')
    expect(first(body).html).toContain('href="http://localhost:2368/about/"')
    expect(first(body).html).toContain('src="http://localhost:2368/content/images/bridge.png"')
    expect(first(body).feature_image).toBe('http://localhost:2368/content/images/bridge.png')
  })

  it.each([
    ['bridge-opens', 'city'],
    ['market-day', null],
    ['for-gold', null],
  ])('%s has the primary tag %s: the first one, unless it is internal', async (slug, tag) => {
    const { body } = await gazette.get(`content: /posts/slug/${slug}/?include=tags,authors`)
    expect(at(first(body), 'primary_tag.slug') ?? null).toBe(tag)
    expect(at(first(body), 'primary_author.slug')).toBe(rows({ list: first(body).authors ?? [] })[0]?.slug)
  })

  it.each(['for-members', 'for-gold'])('%s keeps its text from those who are not members', async slug => {
    const { body } = await gazette.get(`content: /posts/slug/${slug}/`)
    expect(first(body)).toMatchObject({ html: '', excerpt: '', access: false })
  })
})

describe('parameters of lists', () => {
  it.each([
    ['limit', '/posts/?limit=2', ['for-gold', 'for-members']],
    ['limit and page', '/posts/?limit=2&page=3', ['bridge-opens']],
    ['all', '/posts/?limit=all', ['for-gold', 'for-members', 'market-day', 'cup-final', 'bridge-opens']],
    [
      'order',
      '/posts/?order=title%20asc',
      ['bridge-opens', 'cup-final', 'for-gold', 'for-members', 'market-day'],
    ],
    ['order by an unknown column has no effect', '/posts/?order=nope%20asc&limit=1', ['bridge-opens']],
    ['filter by a tag', '/posts/?filter=tag:sport', ['cup-final']],
    ['filter by one of the tags', '/posts/?filter=tag:hash-front-page', ['market-day', 'bridge-opens']],
    ['filter by the primary tag', '/posts/?filter=primary_tag:city', ['for-members', 'bridge-opens']],
    ['filter by an author', '/posts/?filter=author:ed', ['market-day', 'cup-final']],
    ['a status in a filter has no effect', '/posts/?filter=status:draft&limit=1', ['for-gold']],
    ['a mail address in a filter has no effect', '/posts/?filter=authors.email:-xx&limit=1', ['for-gold']],
    ['unknown parameters have no effect', '/posts/?nope=1&limit=1', ['for-gold']],
  ])('%s', async (_fact, path, expected) => {
    expect(slugs((await gazette.get(`content: ${path}`)).body)).toEqual(expected)
  })

  it.each([
    ['fields', '/posts/?limit=1&fields=title,slug', ['title', 'slug']],
    ['unknown fields are left out', '/posts/?limit=1&fields=nope', []],
    ['fields with an inclusion', '/posts/?limit=1&fields=title&include=tags', ['title', 'tags']],
    ['page is no field', '/posts/?limit=1&fields=id,page', ['id']],
    ['formats with fields', '/posts/?limit=1&fields=title&formats=plaintext', ['title', 'plaintext']],
  ])('%s', async (_fact, path, keys) => {
    expect(Object.keys(first((await gazette.get(`content: ${path}`)).body)).sort()).toEqual(keys.toSorted())
  })

  it('a page beyond the last is empty', async () => {
    const { body } = await gazette.get('content: /posts/?limit=2&page=9')
    expect(rows(body)).toEqual([])
    expect(at(body, 'meta.pagination')).toEqual({ page: 9, limit: 2, pages: 3, total: 5, next: 10, prev: 8 })
  })
})

describe('what the content API refuses', () => {
  it.each([
    ['a draft', '/posts/slug/unfinished/', 404, 'NotFoundError', 'Post not found.'],
    ['a page among posts', '/posts/slug/about/', 404, 'NotFoundError', 'Post not found.'],
    ['an unknown id', '/posts/000000000000000000000000/', 404, 'NotFoundError', 'Post not found.'],
    [
      'an id of another form',
      '/posts/abc/',
      422,
      'ValidationError',
      'Validation (matches) failed for id undefined.id',
    ],
    [
      'a limit in words',
      '/posts/?limit=abc',
      422,
      'ValidationError',
      'Validation (matches) failed for limit undefined.limit',
    ],
    [
      'a negative page',
      '/posts/?page=-1',
      422,
      'ValidationError',
      'Validation (matches) failed for page undefined.page',
    ],
    [
      'an unknown format',
      '/posts/?formats=nope',
      422,
      'ValidationError',
      'Validation (AllowedValues) failed for formats',
    ],
    ['a filter that is none', '/posts/?filter=((', 400, 'BadRequestError', 'Error parsing filter'],
    ['an unknown column', '/posts/?filter=nope:1', 400, 'BadRequestError', 'Could not understand request.'],
    ['page as a column', '/posts/?filter=page:true', 400, 'BadRequestError', 'Could not understand request.'],
    ['an unknown endpoint', '/users/', 404, 'NotFoundError', null],
    ['a tag without posts', '/tags/slug/archive/', 404, 'NotFoundError', 'Tag not found.'],
  ])('%s', async (_fact, path, status, type, context) => {
    const reply = await gazette.get(`content: ${path}`)
    expect(reply.status).toBe(status)
    expect(first(reply.body)).toMatchObject({ type, context })
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s: it only reads', async method => {
    const { status, body } = await gazette.send(method, 'content: /posts/')
    expect(status).toBe(404)
    expect(first(body).message).toBe('Resource not found')
  })
})

describe('the key of the content API', () => {
  const root = '/platform/api/content/posts/'
  it.each([
    ['missing', root, 403, null],
    ['empty', `${root}?key=`, 403, null],
    ['unknown', `${root}?key=00000000000000000000000000`, 401, 'UNKNOWN_CONTENT_API_KEY'],
    [
      'the secret of an admin key',
      `${root}?key=${'00112233445566778899aabbccddeeff'.repeat(2)}`,
      401,
      'INVALID_API_KEY_TYPE',
    ],
    ['sent twice', `${root}?key=a&key=b`, 400, 'INVALID_REQUEST'],
  ])('%s', async (_fact, target, status, code) => {
    const reply = await gazette.get(target)
    expect(reply.status).toBe(status)
    expect(first(reply.body).code).toBe(code)
  })
})

describe('how answers travel', () => {
  it('a path without its slash is redirected, with its query', async () => {
    const { status, headers } = await gazette.get('content: /posts?limit=1')
    expect(status).toBe(301)
    expect(headers.location).toMatch(/^\/platform\/api\/content\/posts\/\?limit=1&key=/)
  })

  it('capital letters before the resource are redirected', async () => {
    const { status, headers } = await gazette.get('/platform/API/Content/posts/slug/Big/?key=x')
    expect(status).toBe(301)
    expect(headers.location).toBe('/platform/api/content/posts/slug/Big/?key=x')
  })

  it('browsers on other sites may read', async () => {
    const { headers } = await gazette.get('content: /posts/', { origin: 'https://elsewhere.example' })
    expect(headers['access-control-allow-origin']).toBe('*')
    const preflight = await gazette.send('OPTIONS', 'content: /posts/', undefined, {
      origin: 'https://elsewhere.example',
      'access-control-request-headers': 'accept-version',
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers['access-control-allow-headers']).toBe('accept-version')
  })

  it('HEAD has the headers of GET and no body', async () => {
    const { status, body, headers } = await gazette.send('HEAD', 'content: /posts/')
    expect(status).toBe(200)
    expect(body).toBeNull()
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it.each<[string, (tag: string) => Record<string, string>]>([
    ['its tag', tag => ({ 'if-none-match': tag })],
    ['its tag without the W', tag => ({ 'if-none-match': tag.replace('W/', '') })],
    ['its tag among others', tag => ({ 'if-none-match': `"a", ${tag}` })],
    ['any tag', () => ({ 'if-none-match': '*' })],
  ])('an answer that has not changed is not sent again to who holds %s', async (_what, headers) => {
    const first = await gazette.get('content: /tags/')
    const again = await gazette.get('content: /tags/', headers(String(first.headers.etag)))
    expect([again.status, again.body]).toEqual([304, null])
  })

  it('an answer that has not changed is sent again to who asks for no-cache', async () => {
    const { headers } = await gazette.get('content: /tags/')
    const asked = { 'if-none-match': String(headers.etag), 'cache-control': 'no-cache' }
    expect((await gazette.get('content: /tags/', asked)).status).toBe(200)
  })

  it("other paths are not the platform's API", async () => {
    expect(await gazette.get('/api/restaurants')).toEqual({ status: 404, headers: {}, body: null })
  })
})

describe('what every object of JavaScript has is no attribute', () => {
  it.each([
    ['posts', 'filter=constructor:x', 400],
    ['posts', 'filter=toString:x', 400],
    ['tiers', 'filter=constructor:x', 400],
    ['posts', 'order=constructor%20asc', 200],
  ])('GET /%s/?%s', async (resource, query, expected) => {
    const { status } = await gazette.get(`content: /${resource}/?${query}`)
    expect(status).toBe(expected)
  })
})
