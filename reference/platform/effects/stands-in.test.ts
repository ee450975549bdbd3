import { describe, expect, test } from 'vitest'
import { judgedOf, type Question } from '../upgrade/verdict.fixture.ts'

/** What breaks or is deprecated, and what stands in: method, target and, where it is another, the body. */
function standIn(question: Question) {
  const { instead, findings } = judgedOf(question)
  const told = findings
    .filter(({ effect }) => effect === 'breaks' || effect === 'deprecated')
    .map(({ effect, clause }) => `${effect} ${clause.replace('platform.changes.', '')}`)
    .filter(it => it !== 'deprecated 5-0.single-url')
  const target = instead?.target.replace('/platform/api', '') ?? null
  return [told.join(', '), target, instead?.body]
}

type Row = [way: string, line: string, body: unknown, told: string, target: string | null, to?: unknown]

describe('where a request breaks, another stands in', () => {
  const unsplash = (value: unknown) => ({
    settings: [
      { key: 'unsplash', value },
      { key: 'title', value: 'T' },
    ],
  })
  const pair = 'client_id=a&client_secret=b'
  test.each<Row>([
    // 1.0.
    [
      '0→1',
      `GET v0.1/posts/?${pair}&limit=1`,
      undefined,
      'breaks 1-0.exports',
      '/v0.1/posts/?client_id=CLIENT_ID&client_secret=CLIENT_SECRET&limit=1',
    ],
    [
      '0→1',
      'POST v0.1/authentication/token/',
      { client_id: 'a', client_secret: 'b', username: 'u' },
      'breaks 1-0.exports',
      '/v0.1/authentication/token/',
      { client_id: 'CLIENT_ID', client_secret: 'CLIENT_SECRET', username: 'u' },
    ],
    [
      '0→1',
      `POST v0.1/tags/?${pair}`,
      { tags: [] },
      'breaks 1-0.exports',
      '/v0.1/tags/?client_id=CLIENT_ID&client_secret=CLIENT_SECRET',
    ],
    [
      '0→1',
      `POST v0.1/tags/?${pair}`,
      [1],
      'breaks 1-0.exports',
      '/v0.1/tags/?client_id=CLIENT_ID&client_secret=CLIENT_SECRET',
    ],
    // 2.0.
    [
      '1→2',
      'GET content/posts/?staticPages=false',
      undefined,
      'breaks 2-0.posts-and-pages',
      '/v2/content/posts/',
    ],
    [
      '1→2',
      'GET content/posts/?staticPages=true&filter=tag:city',
      undefined,
      'breaks 2-0.posts-and-pages',
      '/v2/content/pages/?filter=tag:city',
    ],
    [
      '1→2',
      'POST admin/posts/',
      { posts: [{ title: 'A', page: true }, 5] },
      'breaks 2-0.posts-and-pages',
      '/v2/admin/pages/',
      { pages: [{ title: 'A' }, 5] },
    ],
    ['1→2', 'POST admin/authentication/token/', {}, 'breaks 2-0.api-keys', null],
    ['1→2', 'GET admin/tags/?access_token=x', undefined, 'breaks 2-0.api-keys', '/v2/admin/tags/'],
    [
      '1→2',
      'GET content/tags/?client_id=a',
      undefined,
      'breaks 2-0.api-keys',
      '/v2/content/tags/?key=CONTENT_API_KEY',
    ],
    // 3.0.
    [
      '2→3',
      'GET v2/admin/Subscribers/',
      undefined,
      'breaks 3-0.members-replace-subscribers',
      '/v2/admin/members/',
    ],
    [
      '2→3',
      'PUT canary/admin/settings/',
      { settings: [{ key: 'ghost_head', value: 'a' }, { key: 'title', value: 'T' }, { value: 1 }] },
      'breaks 3-0.code-injection',
      '/canary/admin/settings/',
      { settings: [{ key: 'codeinjection_head', value: 'a' }, { key: 'title', value: 'T' }, { value: 1 }] },
    ],
    // 4.0.
    [
      '3→5',
      'GET v3/admin/settings/?type[a]=theme',
      undefined,
      'breaks 4-0.settings-type',
      '/admin/settings/',
    ],
    [
      '3→5',
      'GET v3/admin/Settings/?type=theme',
      undefined,
      'breaks 4-0.settings-type',
      '/admin/Settings/?group=theme',
    ],
    [
      '3→5',
      'GET v3/admin/settings/?type=private,%20nope,%20theme',
      undefined,
      'breaks 4-0.settings-type',
      '/admin/settings/?group=private,theme',
    ],
    ['3→5', 'GET v3/admin/settings/?type=nope', undefined, 'breaks 4-0.settings-type', '/admin/settings/'],
    ['3→5', 'GET v3/admin/members/?paid=nope', undefined, 'breaks 4-0.members-paid', '/admin/members/'],
    [
      '3→5',
      'PUT v3/admin/settings/',
      unsplash({ isActive: true }),
      'breaks 4-0.image-provider',
      '/admin/settings/',
      unsplash(true),
    ],
    [
      '3→5',
      'PUT v3/admin/settings/',
      unsplash('{"isActive":false}'),
      'breaks 4-0.image-provider',
      '/admin/settings/',
      unsplash(false),
    ],
    [
      '3→5',
      'GET canary/admin/redirects/json/',
      undefined,
      'breaks 4-0.redirects-yaml',
      '/admin/redirects/download/',
    ],
    [
      '4→5',
      'GET v2/admin/redirects/json/',
      undefined,
      'breaks 4-0.redirects-yaml',
      '/admin/redirects/download/',
    ],
    // 5.0.
    ['4→5', 'GET v4/admin/settings/title/', undefined, 'breaks 5-0.settings-key', '/admin/settings/'],
    ['4→5', 'HEAD v4/admin/settings/title/', undefined, 'breaks 5-0.settings-key', '/admin/settings/'],
    ['4→5', 'GET v4/admin/Products/', undefined, 'breaks 5-0.tiers-replace-products', '/admin/tiers/'],
    [
      '4→5',
      'POST v4/admin/authentication/reset_all_passwords/',
      { passwordreset: [1] },
      'breaks 5-0.global-password-reset',
      '/admin/authentication/global_password_reset/',
    ],
    ['4→5', 'POST v4/admin/mail/', { mail: [{ products: [] }] }, 'breaks 5-0.mail-removed', null],
    [
      '4→5',
      'PUT v4/admin/members/1/',
      { members: [{ subscribed: true }, { name: 'x' }] },
      'deprecated 5-0.member-newsletters',
      '/admin/members/1/',
      { members: [{ newsletters: [{ id: 'NEWSLETTER_ID' }] }, { name: 'x' }] },
    ],
    [
      '4→5',
      'PUT v4/admin/posts/1/',
      { posts: [{ title: 'B', send_email_when_published: true }] },
      'breaks 5-0.email-parameters',
      '/admin/posts/1/?newsletter=NEWSLETTER_SLUG&email_segment=all',
      { posts: [{ title: 'B' }] },
    ],
    [
      '4→5',
      'PUT v4/admin/posts/1/',
      { posts: [{ title: 'B', email_recipient_filter: 'paid' }] },
      'breaks 5-0.email-parameters',
      '/admin/posts/1/?newsletter=NEWSLETTER_SLUG&email_segment=status:-free',
      { posts: [{ title: 'B' }] },
    ],
  ])('%s %s %j', (way, line, body, told, target, to) => {
    expect(standIn({ way, line, body })).toEqual([told, target, to])
  })
})

describe('where a filter by page breaks, an endpoint stands in', () => {
  test.each([
    ['GET v4/admin/pages/?filter=page:[true,false]', '/admin/pages/'],
    ['GET v4/admin/posts/?filter=+page:true', '/admin/pages/'],
    ['GET v4/admin/posts/?filter=page:true%2Bpage:true', '/admin/pages/'],
    [
      'GET v4/admin/posts/?filter=page:false%2Btag:city%2Bfeatured:true',
      '/admin/posts/?filter=tag:city%2Bfeatured:true',
    ],
    ['GET v4/admin/posts/?filter=page:null', null],
    ["GET v4/admin/posts/?filter=page:'x", null],
  ])('%s', (line, target) => {
    expect(standIn({ way: '4→5', line })).toEqual(['breaks 5-0.page-filter', target, undefined])
  })

  test('and what only looks like one does not break', () => {
    const line = "GET v4/admin/posts/?filter=title:'a,page:b'"
    expect(standIn({ way: '4→5', line })[0]).toBe('')
  })
})

describe('nothing stands in where a request can stay', () => {
  test.each<[way: string, line: string, body: unknown]>([
    ['1→2', 'GET content/tags/', undefined],
    ['2→3', 'DELETE v2/admin/posts/1/', undefined],
    ['2→3', 'PUT content/settings/', { settings: [{ key: 'ghost_head', value: 'a' }] }],
    ['3→4', 'GET v3/admin/posts/', undefined],
  ])('%s %s %j', (way, line, body) => {
    expect(standIn({ way, line, body })).toEqual(['', null, undefined])
  })

  test.each<[line: string, body: unknown]>([
    ['PUT v4/admin/settings/title/', {}],
    ['PUT v4/admin/posts/1/', { posts: [{ send_email_when_published: false }] }],
    ['GET v4/content/settings/title/', undefined],
  ])('4→5 %s breaks nothing', (line, body) => {
    expect(standIn({ way: '4→5', line, body })[0]).toBe('')
  })
})
