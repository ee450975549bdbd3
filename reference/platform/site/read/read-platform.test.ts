import { describe, expect, test } from 'vitest'
import { findVersion } from '../../version.ts'
import type { TableName } from '../store.ts'
import { readPlatform } from './platform.ts'

const SITE = { title: 'T', url: 'http://x' }
const BEGAN = '2024-01-01T00:00:00.000Z'

type File = Readonly<Record<string, unknown>>

function rowsOf(file: File, table: TableName) {
  return readPlatform({ site: SITE, ...file }, 'w').tables.get(table) ?? []
}

const newsletters = [
  { id: 'n1', name: 'Daily' },
  { id: 'n2', name: 'Rare', subscribe_on_signup: false },
  { id: 'n3', name: 'Old', status: 'archived' },
]
const tiers = [
  { id: 't1', name: 'Gold' },
  { id: 't2', name: 'Silver' },
]
const tags = [
  { id: 'g1', name: 'News' },
  { id: 'g2', name: '#Front' },
]
const users = [
  { id: 'u1', name: 'Ann Lee', email: 'a@b.c', role: 'Owner' },
  { id: 'u2', name: 'Bo', email: 'b@b.c' },
]
const base = { users, tags, tiers, newsletters }
const member = (more: File) => ({ ...base, members: [{ email: 'm@b.c', ...more }] })
const post = (more: File) => ({ ...base, posts: [{ title: 'A b', ...more }] })
const paid = [{ id: 's1' }]

describe('the last row that is read', () => {
  test.each<[fact: string, table: TableName, file: File, row: File]>([
    ['of users has a slug', 'users', { users }, { slug: 'bo', status: 'active' }],
    ['of tags tells the internal ones', 'tags', { tags }, { slug: 'hash-front', visibility: 'internal' }],
    [
      'of tags may have all that it has',
      'tags',
      { tags: [{ name: 'A', slug: 'own', id: 'i' }] },
      { slug: 'own', id: 'i' },
    ],
    ['has times', 'tags', { tags }, { created_at: BEGAN, updated_at: BEGAN }],
    [
      'was changed when it was made, unless it says so',
      'tags',
      { tags: [{ name: 'A', created_at: '2020-01-01T00:00:00.000Z' }] },
      { created_at: '2020-01-01T00:00:00.000Z', updated_at: '2020-01-01T00:00:00.000Z' },
    ],
    [
      'of tiers has benefits',
      'tiers',
      { tiers: [{ name: 'Gold', benefits: ['a'] }] },
      { benefits: ['a'], slug: 'gold' },
    ],
    ['of tiers may have none', 'tiers', { tiers }, { benefits: [], slug: 'silver' }],
    [
      'of newsletters stands behind the others',
      'newsletters',
      { newsletters },
      { slug: 'old', sort_order: 2 },
    ],
    [
      'of offers has a code and names its tier',
      'offers',
      { tiers, offers: [{ name: 'Big Sale', tier: 'gold' }] },
      { code: 'big-sale', display_title: 'Big Sale', tier: 't1' },
    ],
    ['of labels has a slug', 'labels', { labels: [{ name: 'Very Important' }] }, { slug: 'very-important' }],
    [
      'of roles may have an id of its own',
      'roles',
      { roles: [{ id: 'r1', name: 'Extra' }] },
      { name: 'Admin Integration' },
    ],
    ['of integrations has a slug', 'integrations', { integrations: [{ name: 'A B' }] }, { slug: 'a-b' }],
    [
      'of clients is that of the site',
      'clients',
      {},
      { slug: 'platform-frontend', name: 'platform-frontend', status: 'enabled', type: 'ua' },
    ],
    [
      'of themes is the default one',
      'themes',
      { themes: [{ name: 'mine' }] },
      { name: 'source', package: { name: 'source', version: '1.0.0', engines: {} } },
    ],
    [
      'of redirects does not say how long it holds',
      'redirects',
      { redirects: [{ from: '/a', to: '/b' }] },
      { from: '/a', permanent: null },
    ],
    [
      'of redirects may be for ever',
      'redirects',
      { redirects: [{ from: '/a', to: '/b', permanent: true }] },
      { permanent: true },
    ],
    [
      'of posts has the owner for an author',
      'posts',
      post({}),
      { type: 'post', slug: 'a-b', authors: ['u1'], tags: [], newsletter: null },
    ],
    [
      'of posts names others',
      'posts',
      post({ authors: ['b@b.c', 'u1'], tags: ['news', '#Front'], tiers: ['gold'], newsletter: 'rare' }),
      { authors: ['u2', 'u1'], tags: ['g1', 'g2'], tiers: ['t1'], newsletter: 'n2' },
    ],
    ['of posts may have nobody for an author', 'posts', post({ authors: [] }), { authors: [] }],
    ['of posts is published at some time', 'posts', post({ status: 'published' }), { published_at: BEGAN }],
    [
      'of posts is published when it was made',
      'posts',
      post({ status: 'published', created_at: '2020-02-02T00:00:00.000Z' }),
      { published_at: '2020-02-02T00:00:00.000Z' },
    ],
    [
      'of posts is published when it says so',
      'posts',
      post({ status: 'published', published_at: '2021-01-01T00:00:00.000Z' }),
      { published_at: '2021-01-01T00:00:00.000Z' },
    ],
    ['of posts is not published as a draft', 'posts', post({ status: 'draft' }), { published_at: null }],
    ['of posts knows its own id', 'posts', post({ id: 'p1' }), { id: 'p1', comment_id: 'p1' }],
    ['of pages is a page', 'posts', { ...base, pages: [{ title: 'A' }] }, { type: 'page' }],
    [
      'of pages may be called as a post is',
      'posts',
      { ...post({}), pages: [{ title: 'A b' }] },
      { type: 'page', slug: 'a-b' },
    ],
    [
      'of members subscribes to what everyone gets',
      'members',
      member({}),
      { newsletters: ['n1'], status: 'free', labels: [], tiers: [] },
    ],
    ['of members may subscribe to nothing', 'members', member({ subscribed: false }), { newsletters: [] }],
    ['of members says that it subscribes', 'members', member({ subscribed: true }), { newsletters: ['n1'] }],
    [
      'of members names newsletters',
      'members',
      member({ newsletters: ['old'], subscribed: false }),
      { newsletters: ['n3'] },
    ],
    [
      'of members has a tier for free',
      'members',
      member({ tiers: ['gold'] }),
      { status: 'comped', tiers: [{ id: 't1', expiry_at: null }] },
    ],
    [
      'of members has a tier for a time',
      'members',
      member({ tiers: [{ slug: 'silver', expiry_at: '2030-01-01' }] }),
      { tiers: [{ id: 't2', expiry_at: '2030-01-01' }] },
    ],
    [
      'of members has a tier until no time',
      'members',
      member({ tiers: [{ slug: 'gold', expiry_at: null }] }),
      { tiers: [{ id: 't1', expiry_at: null }] },
    ],
    [
      'of members pays',
      'members',
      member({ subscriptions: paid, tiers: ['gold'] }),
      { status: 'paid', subscriptions: paid },
    ],
    [
      'of members pays nothing',
      'members',
      member({ subscriptions: [] }),
      { status: 'free', subscriptions: [] },
    ],
    [
      'of labels is made by a member',
      'labels',
      member({ labels: ['Very Big'] }),
      { name: 'Very Big', slug: 'very-big' },
    ],
    [
      'of members names labels',
      'members',
      {
        ...member({ labels: ['l2', 'One'] }),
        labels: [
          { id: 'l1', name: 'One' },
          { id: 'l2', name: 'Two' },
        ],
      },
      { labels: ['l2', 'l1'] },
    ],
  ])('%s', (_fact, table, file, row) => {
    expect(rowsOf(file, table).at(-1)).toMatchObject(row)
  })
})

describe('what every site has', () => {
  const namesOf = (file: File, table: TableName) => rowsOf(file, table).map(row => row.name)

  test.each<[table: TableName, file: File, names: readonly string[]]>([
    ['roles', {}, ['Administrator', 'Editor', 'Author', 'Contributor', 'Owner', 'Admin Integration']],
    [
      'roles',
      { roles: [{ name: 'Owner' }] },
      ['Owner', 'Administrator', 'Editor', 'Author', 'Contributor', 'Admin Integration'],
    ],
    ['clients', {}, ['platform-admin', 'platform-frontend']],
    [
      'clients',
      { clients: [{ slug: 'platform-frontend' }, { slug: 'app' }] },
      ['platform-frontend', 'app', 'platform-admin'],
    ],
    ['themes', {}, ['casper', 'source']],
    ['themes', { themes: [{ name: 'a' }, { name: 'casper' }] }, ['a', 'casper', 'source']],
    ['integrations', {}, []],
    [
      'integrations',
      { content_api_keys: [{ key: '0'.repeat(26) }, { key: '1'.repeat(26) }] },
      ['Integration'],
    ],
    [
      'labels',
      {
        ...base,
        members: [
          { email: 'a@b.c', labels: ['A'] },
          { email: 'b@b.c', labels: ['A', 'B'] },
        ],
      },
      ['A', 'B'],
    ],
  ])('%s of %j', (table, file, names) => {
    expect(namesOf(file, table)).toEqual(names)
  })

  test('the clients of another word', () => {
    const { tables } = readPlatform({ site: SITE }, 'w', 'ghost')
    expect(tables.get('clients')?.map(({ slug }) => slug)).toEqual(['ghost-admin', 'ghost-frontend'])
  })

  test('a key belongs to the integration that it names, or to the first', () => {
    const integrations = [
      { id: 'i1', name: 'One' },
      { id: 'i2', name: 'Two' },
    ]
    const secret = 'a'.repeat(64)
    const content_api_keys = [{ key: '0'.repeat(26) }, { key: '1'.repeat(26), integration: 'two' }]
    const admin_api_keys = [{ id: 'k1', secret, integration: 'Two' }]
    const keys = rowsOf({ integrations, content_api_keys, admin_api_keys }, 'api_keys')
    expect(keys.map(({ integration_id, type, key }) => [integration_id, type, key])).toEqual([
      ['i1', 'content', undefined],
      ['i2', 'content', undefined],
      ['i2', 'admin', undefined],
    ])
    expect(keys.map(it => it.secret)).toEqual(['0'.repeat(26), '1'.repeat(26), secret])
  })
})

describe('a setting', () => {
  const settingOf = (key: string, settings: File) =>
    rowsOf({ settings }, 'settings').find(row => row.key === key)?.value

  test.each<[what: string, key: string, settings: File, value: unknown]>([
    ['is what is given', 'description', { description: 'd' }, 'd'],
    ['is what it is at first', 'timezone', {}, 'Etc/UTC'],
    ['may be nothing', 'description', { description: null }, null],
    ['may be a flag', 'is_private', { is_private: true }, true],
    ['may be a list, kept as JSON', 'navigation', { navigation: [] }, '[]'],
    ['may be a list as JSON', 'navigation', { navigation: '[1]' }, '[1]'],
    ['of a text is one, whatever is given', 'description', { description: 7 }, '7'],
    ['of the title is that of the site', 'title', {}, 'T'],
  ])('%s', (_what, key, settings, value) => {
    expect(settingOf(key, settings)).toBe(value)
  })
})

describe('the site', () => {
  const usual = { version: findVersion('5.0'), minimumVersion: null }
  const setup = {
    environment: 'development',
    database: null,
    socket: null,
    servesSecure: false,
    limitsAttempts: false,
  }

  test.each<[what: string, given: File, read: File]>([
    ['says where it is', {}, { ...SITE, ...usual, setup }],
    ['has no slash at the end of its address', { url: 'https://x/blog//' }, { url: 'https://x/blog' }],
    [
      'says which version it is',
      { version: '4.48.1', minimum_supported_version: '0.1' },
      { version: findVersion('4.48.1'), minimumVersion: findVersion('0.1') },
    ],
    [
      'says how it is run',
      {
        environment: 'production',
        database: { client: 'mysql', version: '8.0' },
        server: { socket: '/s', secure: true, port: 1 },
        limits_attempts: true,
      },
      {
        setup: {
          environment: 'production',
          database: { client: 'mysql', version: 8 },
          socket: '/s',
          servesSecure: true,
          limitsAttempts: true,
        },
      },
    ],
    [
      'may say no version of the database',
      { database: { client: 'mysql' } },
      { setup: { ...setup, database: { client: 'mysql', version: null } } },
    ],
    [
      'may say none that can be read',
      { database: { client: 'mysql', version: 'new' } },
      { setup: { ...setup, database: { client: 'mysql', version: null } } },
    ],
    ['may say nothing of the database', { database: {} }, { setup }],
  ])('%s', (_what, given, read) => {
    expect(readPlatform({ site: { ...SITE, ...given } }, 'w').site).toMatchObject(read)
  })
})
