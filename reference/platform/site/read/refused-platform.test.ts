import { describe, expect, test } from 'vitest'
import { WorldError } from '../../../world/problems.ts'
import { platformProblems, readPlatform } from './platform.ts'

const SITE = { title: 'T', url: 'http://x' }

describe('what does not fit is told with its place, and everything at once', () => {
  const KEY = 'f'.repeat(64)

  test.each<[file: unknown, paths: readonly string[]]>([
    [[], ['$']],
    [null, ['$']],
    [{}, ['site']],
    [{ site: 'x' }, ['site']],
    [{ site: {} }, ['site.title', 'site.url', 'site.url']],
    [{ site: { ...SITE, url: 'ftp://x' } }, ['site.url']],
    [{ site: { ...SITE, url: 'http://' } }, ['site.url']],
    [
      { site: { ...SITE, nope: 1, server: { nope: 1 }, database: { nope: 1 } } },
      ['site.nope', 'site.server.nope', 'site.database.nope'],
    ],
    [
      { site: { ...SITE, version: '0.11', minimum_supported_version: 'x' } },
      ['site.version', 'site.minimum_supported_version'],
    ],
    [{ site: SITE, users: [{}] }, ['users[0].name', 'users[0].email']],
    [{ site: SITE, users: [{ name: 'A', email: 'a', role: 'King' }] }, ['users[0].role']],
    [
      {
        site: SITE,
        users: [
          { name: 'A', email: 'a@x.example' },
          { name: 'B', email: 'b@x.example' },
          { name: 'C', email: 'A@x.example' },
        ],
      },
      ['users[2].email'],
    ],
    [{ site: SITE, tags: [{}, 1] }, ['tags[0].name', 'tags[1]']],
    [{ site: SITE, tags: [{ name: 'A', nope: 1 }] }, ['tags[0].nope']],
    [
      { site: SITE, tiers: [{}], newsletters: [{}], offers: [{}] },
      ['tiers[0].name', 'newsletters[0].name', 'offers[0].name', 'offers[0].tier', 'offers[0].tier'],
    ],
    [{ site: SITE, posts: [{}], pages: [{}] }, ['posts[0].title', 'pages[0].title']],
    [
      { site: SITE, posts: [{ title: 'A', newsletter: 'x', tiers: ['y'], authors: ['z', 1] }] },
      ['posts[0].authors[0]', 'posts[0].authors[1]', 'posts[0].newsletter', 'posts[0].tiers[0]'],
    ],
    [{ site: SITE, posts: [{ title: 'A', mobiledoc: 'x' }] }, ['posts[0]']],
    [
      {
        site: SITE,
        posts: [
          { title: 'A', status: 'scheduled' },
          { title: 'B', status: 'scheduled', published_at: '2030-01-01T00:00:00Z' },
        ],
      },
      ['posts[0].published_at'],
    ],
    [
      {
        site: SITE,
        labels: [{}],
        members: [{}],
        integrations: [{}],
        clients: [{}],
        themes: [{}],
        roles: [{}],
      },
      [
        'roles[0].name',
        'labels[0].name',
        'members[0].email',
        'integrations[0].name',
        'clients[0].slug',
        'themes[0].name',
      ],
    ],
    [{ site: SITE, redirects: [{}] }, ['redirects[0].from', 'redirects[0].to']],
    [
      { site: SITE, members: [{ email: 'a', tiers: ['x', { slug: 'y' }, null, { expiry_at: 'z' }] }] },
      ['members[0].tiers[0]', 'members[0].tiers[1]', 'members[0].tiers[2]', 'members[0].tiers[3]'],
    ],
    [
      { site: SITE, content_api_keys: [{}, { key: 'F'.repeat(26) }, { key: '' }] },
      ['content_api_keys[0].key', 'content_api_keys[1].key'],
    ],
    [
      {
        site: SITE,
        admin_api_keys: [
          { secret: KEY },
          { id: 'a', secret: `${KEY}f` },
          { id: 'b', secret: KEY, integration: 'x' },
        ],
      },
      ['admin_api_keys[0].id', 'admin_api_keys[1].secret', 'admin_api_keys[2].integration'],
    ],
    [{ site: SITE, settings: { nope: 1, is_private: 'yes' } }, ['settings.nope', 'settings.is_private']],
    [{ site: SITE, settings: 1 }, ['settings']],
    [
      {
        site: SITE,
        tags: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'A' },
        ],
      },
      ['tags[1].id', 'tags[1].slug'],
    ],
    [
      { site: SITE, tags: [{ name: 1, description: true }] },
      ['tags[0].name', 'tags[0].name', 'tags[0].description'],
    ],
    [
      { site: SITE, tiers: [{ name: 'A', monthly_price: '5', active: 'x', type: 'none' }] },
      ['tiers[0].type', 'tiers[0].active', 'tiers[0].monthly_price'],
    ],
    [
      {
        site: SITE,
        tags: [
          { name: 'A', created_at: 1 },
          { name: 'B', created_at: '2020-13-01T00:00:00Z' },
          { name: 'C', updated_at: '2020-01-01 00:00:00' },
        ],
      },
      ['tags[0].created_at', 'tags[1].created_at', 'tags[2].updated_at'],
    ],
    [{ site: SITE, nope: [] }, ['nope']],
  ])('%j', (file, paths) => {
    const found = platformProblems(file).map(({ path }) => path)
    expect(found.toSorted()).toEqual(paths.toSorted())
  })

  test('and is refused', () => {
    expect(() => readPlatform({ site: {} }, 'w')).toThrow(WorldError)
  })
})
