import { describe, expect, test } from 'vitest'
import { openGazette } from '../gazette.fixture.ts'

const PUBLISHED = { status: 'published', published_at: '2024-01-01T00:00:00.000Z' }
const posts = [
  { title: 'A <b>', slug: 'a', html: '<p>Read <a href="/b/">b</a></p>', ...PUBLISHED },
  { title: 'Nothing', slug: 'nothing', ...PUBLISHED },
  { title: 'Paid', slug: 'paid', html: '<p>Secret</p>', visibility: 'paid', ...PUBLISHED },
  { title: 'Draft', slug: 'draft', html: '<p>Soon</p>' },
]
const pages = [
  { title: 'Page', slug: 'page', html: '<p>Page</p>', ...PUBLISHED },
  { title: 'Another A', slug: 'a', html: '<p>Other</p>', ...PUBLISHED },
]
const settings = { codeinjection_head: '<meta name="own">', codeinjection_foot: '<!-- end -->', locale: 'de' }
const world = { posts, pages, settings, redirects: [] }
const site = openGazette({}, world)

describe('the site serves', () => {
  test.each<[what: string, path: string, type: string, parts: readonly string[], not: readonly string[]]>([
    [
      'a home page',
      '/',
      'text/html',
      ['<h1>The Gazette</h1>', '<a href="/a/">A &lt;b&gt;</a>', '/paid/'],
      ['/draft/', '/page/'],
    ],
    [
      'a post',
      '/a/',
      'text/html',
      [
        '<html lang="de">',
        '<title>A &lt;b&gt;</title>',
        '<meta name="own">',
        '<!-- end -->',
        'http://localhost:2368/b/',
      ],
      ['Other'],
    ],
    [
      'a post without a text',
      '/nothing/',
      'text/html',
      ['<h1>Nothing</h1>\n\n<!-- end -->'],
      ['null', 'undefined'],
    ],
    ['a post for members', '/paid/', 'text/html', ['<p>For members.</p>'], ['Secret']],
    ['a page', '/page/', 'text/html', ['<p>Page</p>'], ['For members']],
    [
      'a feed',
      '/rss/',
      'application/rss+xml',
      [
        '<title>A &lt;b&gt;</title><link>http://localhost:2368/a/</link>',
        '<title>The Gazette</title><link>http://localhost:2368/</link>',
      ],
      ['/draft/', '/page/', 'null'],
    ],
    ['the page where users sign in', '/platform/', 'text/html', ['Platform Admin'], []],
    [
      'the script of its widget',
      '/public/portal.min.js',
      'application/javascript',
      ["'platform-portal-root'"],
      [],
    ],
  ])('%s', async (_what, path, type, parts, not) => {
    const { status, headers, body } = await site.get(path)
    expect([status, headers['content-type']]).toEqual([200, `${type}; charset=utf-8`])
    for (const part of parts) expect(body).toContain(part)
    for (const part of not) expect(body).not.toContain(part)
  })

  test.each(['/draft/', '/nope/', '/a/b/', '/rss/x/', '/A/'])('nothing at %s', async path => {
    expect((await site.get(path)).status).toBe(404)
  })

  test.each([
    ['/', 'public, max-age=0'],
    ['/a/', 'public, max-age=0'],
    ['/rss/', 'public, max-age=0'],
    ['/public/portal.min.js', 'public, max-age=0'],
    ['/platform/', undefined],
  ])('%s, to be kept: %s', async (path, kept) => {
    expect((await site.get(path)).headers['cache-control']).toBe(kept)
  })
})

describe('an address without a slash at its end', () => {
  test.each([
    ['/a', 'GET', '/a/'],
    ['/a?x=1&y=/', 'GET', '/a/?x=1&y=/'],
    ['/page', 'HEAD', '/page/'],
    ['/rss', 'GET', '/rss/'],
    ['/public', 'GET', '/public/'],
    ['/public/x/y.js', 'GET', '/public/x/y.js/'],
    ['/shared/x', 'GET', '/shared/x/'],
    ['/platform', 'GET', '/platform/'],
  ])('%s, asked for with %s, leads to %s', async (target, method, location) => {
    const { status, headers } = await site.send(method, target)
    expect([status, headers.location, headers['cache-control']]).toEqual([
      301,
      location,
      'public, max-age=31536000',
    ])
  })

  test.each([
    ['/a', 'POST'],
    ['/draft', 'GET'],
    ['/nope', 'GET'],
    ['/a/b', 'GET'],
    ['/rss/x', 'GET'],
    ['/x/a', 'GET'],
    ['/public/', 'GET'],
  ])('%s, asked for with %s, leads nowhere', async (target, method) => {
    expect((await site.send(method, target)).headers.location).toBeUndefined()
  })
})

describe('the head of a page', () => {
  const headOf = async (changes: Record<string, unknown>) =>
    String((await openGazette({}, { ...world, ...changes }).get('/')).body)

  test('has the widget with the key of the content API', async () => {
    expect(await headOf({})).toContain(
      '<script defer src="http://localhost:2368/public/portal.min.js" data-platform="http://localhost:2368/" data-key="0123456789abcdef0123456789" data-api="http://localhost:2368/platform/api/content/" crossorigin="anonymous"></script>',
    )
  })

  test.each<[what: string, changes: Record<string, unknown>, part: string, isThere: boolean]>([
    ['no widget without members', { settings: { members_signup_access: 'none' } }, 'portal.min.js', false],
    ['no key where there is none', { content_api_keys: [] }, 'data-key=""', true],
    ['nothing where nothing is put', { settings: {} }, 'null', false],
    ['nothing where null is put', { settings: { codeinjection_foot: null } }, 'null', false],
  ])('has %s', async (_what, changes, part, isThere) => {
    expect((await headOf(changes)).includes(part)).toBe(isThere)
  })
})

describe('of the API of members', () => {
  test.each([
    ['there is nobody to be', '/members/api/session/', {}, 204],
    ['there is no member', '/members/api/member/', {}, 204],
    ['there is nothing else', '/members/api/site/', {}, 404],
    ['there is nothing else without a slash', '/members/api/session', {}, 404],
    ['there is nothing of an older version', '/members/api/site/', { 'accept-version': 'v4.0' }, 406],
    ['there is nothing of what is no version', '/members/api/site/', { 'accept-version': 'x' }, 400],
  ])('%s', async (_what, path, headers: Record<string, string>, status) => {
    const answer = await site.get(path, headers)
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, '*'])
  })
})
