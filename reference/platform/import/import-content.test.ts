import { describe, expect, test } from 'vitest'
import { upload } from '../changes/asker.fixture.ts'
import { first, type Gazette, openGazette, rows } from '../gazette.fixture.ts'
import type { Json, JsonObject } from '../values.ts'

const META = { exported_on: 1, version: '5.130.0' }
const EMPTY = { posts: [], pages: [], members: [] }

async function imported(
  data: Json,
  changes = EMPTY,
): Promise<Gazette & { readonly headers: Record<string, string> }> {
  const site = openGazette({}, changes)
  const headers = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
  const file = upload('importfile', 'export.json', JSON.stringify({ db: [{ meta: META, data }] }))
  const answer = await site.send('POST', 'admin: /db/', file.body, { ...headers, ...file.headers })
  expect([answer.status, answer.body]).toEqual([200, { db: [], problems: [] }])
  return { ...site, headers }
}

/** The last row of a resource after an import of these tables. */
async function lastOf(resource: string, data: Json): Promise<JsonObject> {
  const site = await imported(data)
  const include = '&include=tags,authors,tiers,newsletter,roles&formats=html,lexical,mobiledoc&order=id%20asc'
  return rows((await site.get(`admin: /${resource}/?limit=all${include}`, site.headers)).body).at(-1) ?? {}
}

const POST = { id: 'p', title: 'One', slug: 'one', status: 'published' }
const NOW = '2024-06-01T12:00:00.000Z'
const posts = (more: JsonObject, tables: JsonObject = {}) => ({ posts: [{ ...POST, ...more }], ...tables })
const names = (...all: readonly string[]) => all.map(name => expect.objectContaining({ name }))
const IMPORT = '#Import 2024-06-01 12:00'
const users = [
  { id: 'u', name: 'Una', email: 'una@x.example' },
  { id: 'a', name: 'Ada', slug: 'ada', email: 'ADA@gazette.example' },
  { id: 'o', name: 'Somebody', slug: 'nobody', email: 'ed@gazette.example' },
]
const tags = [
  { id: 't1', name: 'One' },
  { id: 't2', name: 'Two' },
]

describe('a post of an export', () => {
  test.each<[fact: string, data: JsonObject, post: JsonObject]>([
    [
      'is published now',
      posts({}),
      { status: 'published', published_at: NOW, created_at: NOW, updated_at: NOW },
    ],
    ['is sent now', posts({ status: 'sent', email_only: 1 }), { status: 'sent', published_at: NOW }],
    ['is not published as a draft', posts({ status: 'draft' }), { status: 'draft', published_at: null }],
    [
      'says when',
      posts({
        created_at: '2020-01-01 10:00:00',
        updated_at: '2020-01-02 10:00:00',
        published_at: '2020-01-03 10:00:00',
      }),
      {
        created_at: '2020-01-01T10:00:00.000Z',
        updated_at: '2020-01-02T10:00:00.000Z',
        published_at: '2020-01-03T10:00:00.000Z',
      },
    ],
    ['has a title', posts({ title: null }), { title: '(Untitled)', slug: 'one' }],
    ['has a slug', posts({ slug: null }), { slug: 'one' }],
    ['has a slug without letters', posts({ slug: null, title: '!' }), { slug: 'untitled' }],
    ['gets another slug', { posts: [POST, { ...POST, id: 'q' }] }, { slug: 'one-2' }],
    [
      'keeps what it is known by',
      posts({ uuid: 'b3e5b3c2-0000-4000-8000-000000000001', comment_id: '42' }),
      { uuid: 'b3e5b3c2-0000-4000-8000-000000000001', comment_id: '42' },
    ],
    [
      'has tags in their order, each once, and that of the import',
      posts(
        { tags: ['t1'] },
        {
          tags,
          posts_tags: [
            { post_id: 'p', tag_id: 't1', sort_order: 2 },
            { post_id: 'p', tag_id: 't2', sort_order: 1 },
            { post_id: 'x', tag_id: 't1' },
            { post_id: 'p', tag_id: 'none' },
          ],
        },
      ),
      { tags: names('Two', 'One', IMPORT) },
    ],
    [
      'has tags in the order in which they stand',
      posts(
        {},
        {
          tags,
          posts_tags: [
            { post_id: 'p', tag_id: 't2' },
            { post_id: 'p', tag_id: 't1' },
          ],
        },
      ),
      { tags: names('Two', 'One', IMPORT) },
    ],
    [
      'has authors',
      posts({}, { users, posts_authors: [{ post_id: 'p', author_id: 'u' }] }),
      { authors: names('Una') },
    ],
    ['has one who is there already', posts({ author_id: 'a' }, { users }), { authors: names('Ada Admin') }],
    [
      'has the owner in place of one who is not known',
      posts({ author_id: 'o' }, { users }),
      { authors: names('Olga Owner') },
    ],
    ['has the owner in place of nobody', posts({}), { authors: names('Olga Owner') }],
    [
      'was sent by a newsletter',
      posts({ newsletter_id: 'n' }, { newsletters: [{ id: 'n', name: 'Daily' }] }),
      { newsletter: expect.objectContaining({ slug: 'daily' }) },
    ],
    [
      'is for a tier',
      posts(
        { visibility: 'tiers' },
        { products: [{ id: 'g', name: 'Gold' }], posts_products: [{ post_id: 'p', product_id: 'g' }] },
      ),
      { tiers: names('Gold') },
    ],
    [
      'has what stands beside it',
      posts(
        {},
        {
          posts_meta: [
            { post_id: 'x', meta_title: 'No' },
            { post_id: 'p', id: 'm', meta_title: 'Meta', og_title: 'Og' },
          ],
        },
      ),
      { meta_title: 'Meta', og_title: 'Og' },
    ],
    [
      'has no columns that do not fit',
      posts({ status: 'gone', featured: 1, custom_excerpt: 5 }),
      { status: 'draft', featured: true, custom_excerpt: null },
    ],
    [
      'has its text',
      posts({ html: '<p>Hi <a href="__GHOST_URL__/a/">a</a></p>' }),
      { html: expect.stringContaining('/a/') },
    ],
    [
      'has a text of the newer editor',
      posts({
        lexical:
          '{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"Lex"}]}]}}',
      }),
      { html: '<p>Lex</p>', mobiledoc: null },
    ],
  ])('%s', async (_fact, data, post) => {
    expect(await lastOf('posts', data)).toMatchObject(post)
  })

  test.each<[what: string, data: JsonObject]>([
    ['without title and slug', { posts: [{ id: 'p' }] }],
    ['that is none', { posts: ['x', null] }],
    ['that is in no list', { posts: { 0: POST } }],
  ])('%s is left out, and no tag is made', async (_what, data) => {
    const site = await imported(data)
    expect(rows((await site.get('admin: /posts/', site.headers)).body)).toEqual([])
    expect(rows((await site.get('admin: /tags/?limit=all', site.headers)).body)).toHaveLength(4)
  })

  test.each<[more: JsonObject, resource: string]>([
    [{ page: 1 }, 'pages'],
    [{ type: 'page' }, 'pages'],
    [{ page: 0, type: 'post' }, 'posts'],
  ])('%j is one of the %s', async (more, resource) => {
    expect(await lastOf(resource, posts(more))).toMatchObject({ slug: 'one' })
  })
})

describe('what has a name', () => {
  test.each<[fact: string, resource: string, data: JsonObject, row: JsonObject]>([
    [
      'tags get a slug',
      'tags',
      { tags: [{ id: 't', name: '#In side' }] },
      { slug: 'hash-in-side', visibility: 'internal' },
    ],
    ['tags keep theirs', 'tags', { tags: [{ id: 't', name: 'A', slug: 'own' }] }, { slug: 'own', name: 'A' }],
    ['tags without blanks around them', 'tags', { tags: [{ id: 't', name: ' A ' }] }, { name: 'A' }],
    [
      'newsletters get what they need',
      'newsletters',
      { newsletters: [{ name: 'New One', sender_email: 'a@b.c' }] },
      { name: 'New One', slug: 'new-one', sender_email: null, uuid: expect.any(String) },
    ],
    [
      'tiers get a slug',
      'tiers',
      { products: [{ name: 'Very Silver' }] },
      { name: 'Very Silver', slug: 'very-silver' },
    ],
  ])('%s', async (_fact, resource, data, row) => {
    expect(await lastOf(resource, data)).toMatchObject(row)
  })

  test.each<[fact: string, tags: readonly JsonObject[], slugs: readonly string[]]>([
    ['a tag of the site, by its slug', [{ name: 'Other', slug: 'city' }], []],
    ['a tag of the site, by its name', [{ name: 'City' }], []],
    ['a tag of its name under another slug', [{ name: 'City', slug: 'town' }], ['town']],
    ['nothing', [{ name: '' }, { name: ' ' }, { slug: 'x' }, { name: 5 }], []],
    ['one twice', [{ name: 'New' }, { name: 'New' }], ['new']],
  ])('is not added twice: %s', async (_fact, given, slugs) => {
    const site = await imported({ tags: given })
    const all = rows((await site.get('admin: /tags/?limit=all&order=id%20asc', site.headers)).body)
    expect(all.slice(4).map(({ slug }) => slug)).toEqual(slugs)
  })
})

describe('a user of an export', () => {
  const roles = ['Owner', 'Editor', 'King'].map(name => ({ id: name, name }))
  const user = { id: 'u', name: 'Una Ü', email: 'una@x.example' }
  const link = (role_id: string) => ({
    roles,
    roles_users: [
      { user_id: 'x', role_id: 'Editor' },
      { user_id: 'u', role_id },
    ],
  })

  test.each<[fact: string, data: JsonObject, user: JsonObject]>([
    ['is an author', { users: [user] }, { slug: 'una-u', status: 'locked', roles: names('Author') }],
    ['keeps the role', { users: [user], ...link('Editor') }, { roles: names('Editor') }],
    [
      'keeps the role that is named beside',
      { users: [{ ...user, roles: ['Editor'] }], roles },
      { roles: names('Editor') },
    ],
    ['comes to own nothing', { users: [user], ...link('Owner') }, { roles: names('Administrator') }],
    [
      'is an author in place of what is no role',
      { users: [user], ...link('King') },
      { roles: names('Author') },
    ],
    [
      'is named by the address',
      { users: [{ ...user, name: null }] },
      { name: 'una@x.example', slug: 'una-x-example' },
    ],
    ['gets another slug', { users: [{ ...user, slug: 'ada' }] }, { slug: 'ada-2' }],
  ])('%s', async (_fact, data, row) => {
    const site = await imported(data)
    const all = rows((await site.get('admin: /users/?limit=all&include=roles', site.headers)).body)
    expect(all.find(({ email }) => email === 'una@x.example')).toMatchObject(row)
  })

  test('is not added twice, nor without an address', async () => {
    const site = await imported({
      users: [{ name: 'O', email: 'OLGA@Gazette.example' }, { name: 'X', email: 'x' }, { name: 'Y' }],
    })
    expect(rows((await site.get('admin: /users/?limit=all', site.headers)).body)).toHaveLength(5)
  })
})

describe('a setting of an export', () => {
  test.each<[key: string, value: Json, after: Json]>([
    ['title', 'New', 'New'],
    ['description', null, null],
    ['description', 5, null],
    ['logo', '__GHOST_URL__/l.png', 'http://localhost:2368/l.png'],
    ['unsplash', 'false', false],
    ['unsplash', '1', true],
    ['unsplash', 'true', true],
    ['unsplash', '0', false],
    ['default_content_visibility', 'members', 'members'],
    ['members_signup_access', 'nobody', 'all'],
    ['is_private', 'true', false],
  ])('%s: %j becomes %j', async (key, value, after) => {
    const site = await imported({ settings: [{ key: 'nope', value: '1' }, { value: '1' }, { key, value }] })
    const { body } = await site.get('admin: /settings/', site.headers)
    expect(rows(body).find(setting => setting.key === key)?.value).toBe(after)
  })
})

describe('a member of an export', () => {
  test.each<[fact: string, member: JsonObject, row: JsonObject]>([
    ['is free', { email: 'a@x.example', name: 'A', status: 'paid' }, { name: 'A', status: 'free' }],
    ['keeps the uuid', { email: 'a@x.example', uuid: 'u-1' }, { uuid: 'u-1' }],
    [
      'has labels',
      { email: 'a@x.example', labels: [{ name: 'x' }, { name: 5 }, 'y'] },
      { labels: names('x') },
    ],
  ])('%s', async (_fact, member, row) => {
    expect(await lastOf('members', { members: [member] })).toMatchObject(row)
  })

  test('is not added twice, nor without an address', async () => {
    const members = [{ email: 'a@x.example' }, { email: 'a@x.example' }, { email: 'x' }, {}]
    const site = await imported({ members })
    expect(rows((await site.get('admin: /members/', site.headers)).body)).toHaveLength(1)
  })
})

describe('an import', () => {
  const ask = async (content: string, who: 'user' | 'integration' = 'user') => {
    const site = openGazette()
    const file = upload('importfile', 'export.json', content)
    const cookie = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
    const headers = who === 'user' ? cookie : await site.token()
    const { status, body } = await site.send('POST', 'admin: /db/', file.body, {
      ...headers,
      ...file.headers,
    })
    return { status, message: first(body).message, mails: site.mail().map(({ to }) => to) }
  }
  const list = (length: number) => Array.from({ length }, () => ({}))

  test.each<[what: string, file: unknown, status: number]>([
    ['of an export', { db: [{ meta: META, data: {} }] }, 200],
    ['of an export by itself', { meta: META, data: {} }, 200],
    ['of the first export', { db: [null, { meta: META, data: {} }] }, 200],
    ['of no object', [], 422],
    ['of nothing that is known', { x: 1 }, 400],
    ['of no list', { db: {} }, 400],
    ['of an empty list', { db: [] }, 422],
    ['of no data', { db: [{ meta: META, data: [] }] }, 422],
    ['of no version', { db: [{ data: {} }] }, 422],
    ['of a version that is none', { db: [{ meta: { version: 5 }, data: {} }] }, 422],
    ['of a 0.x', { db: [{ meta: { version: '0.11' }, data: {} }] }, 422],
    ['of a 1.0', { db: [{ meta: { version: '1.0' }, data: {} }] }, 200],
    ['of as many rows as are taken', { meta: META, data: { nope: list(5000) } }, 200],
    ['of more rows', { meta: META, data: { nope: list(5001) } }, 413],
    ['of what only looks like rows', { meta: META, data: { nope: { length: 6000 } } }, 200],
  ])('%s', async (_what, file, status) => {
    expect((await ask(JSON.stringify(file))).status).toBe(status)
  })

  test('of no JSON is refused, and one by an integration', async () => {
    expect((await ask('{')).status).toBe(400)
    expect((await ask(JSON.stringify({ meta: META, data: {} }), 'integration')).status).toBe(403)
  })

  test('tells whoever began it', async () => {
    expect((await ask(JSON.stringify({ meta: META, data: {} }))).mails).toEqual(['olga@gazette.example'])
  })
})
