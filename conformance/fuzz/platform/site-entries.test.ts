import { expect, test } from 'vitest'
import { scratchDirectory } from '../../../tests/support/scratch-directory.ts'
import { siteEntries } from './site-entries.ts'

const SITE = {
  site: { title: 'A' },
  content_api_keys: [{ key: 'k' }],
  users: [{ slug: 'olga', email: 'o@a.example' }, { slug: 'ed' }],
  tags: [{ id: 't1', slug: 'city' }, { slug: 'sport' }],
  tiers: [{ slug: 'gold' }],
  offers: [{ name: 'Spring', tier: 'gold' }],
  posts: [{ title: 'P', tags: ['city', { id: 't1' }, 'sport'], authors: ['o@a.example', 'ed'] }],
}

function reducibleOf() {
  return siteEntries(scratchDirectory({ 'platform.json': JSON.stringify(SITE) }))
}

test('what nobody could ask without is kept beside the entries', () => {
  const reducible = reducibleOf()
  expect(reducible?.besides).toEqual({ site: { title: 'A' }, content_api_keys: [{ key: 'k' }] })
  expect(Object.keys(reducible?.entries ?? {})).toEqual(['users', 'tags', 'tiers', 'offers', 'posts'])
})

test('links to entries that are gone go, whatever they are named by; others stay', () => {
  const reducible = reducibleOf()
  const { users, tags, tiers, offers, posts } = SITE
  expect(reducible?.linked({ users: users.slice(1), tags: tags.slice(1), offers, posts })).toEqual({
    users: users.slice(1),
    tags: tags.slice(1),
    offers: [{ name: 'Spring' }],
    posts: [{ title: 'P', tags: ['sport'], authors: ['ed'] }],
  })
  expect(reducible?.linked({ users, tags, tiers, offers, posts })).toEqual({
    users,
    tags,
    tiers,
    offers,
    posts,
  })
})

test('a world without a site has none', () => {
  expect(siteEntries(scratchDirectory({ 'data.json': '{}' }))).toBeNull()
})
