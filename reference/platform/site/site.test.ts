import { describe, expect, it } from 'vitest'
import { gazetteWorld } from '../gazette.fixture.ts'
import { platformProblems } from '../index.ts'
import { seededIds } from './ids.ts'
import { freeSlug, slugify, tagSlug } from './slug.ts'
import { SiteStore } from './store.ts'

describe('a world that does not fit is refused with its place', () => {
  it('the gazette fits', () => {
    expect(platformProblems(gazetteWorld())).toEqual([])
  })

  it.each([
    ['no site', { site: undefined }, 'site'],
    ['no URL', { site: { title: 'T' } }, 'site.url'],
    [
      'a major that is not documented',
      { site: { title: 'T', url: 'http://x', version: '6.0' } },
      'site.version',
    ],
    ['an unknown section', { nope: [] }, 'nope'],
    ['an unknown attribute', { tags: [{ name: 'A', nope: 1 }] }, 'tags[0].nope'],
    ['an attribute of another kind', { posts: [{ title: 'A', featured: 'yes' }] }, 'posts[0].featured'],
    ['a status that is none', { posts: [{ title: 'A', status: 'nope' }] }, 'posts[0].status'],
    ['a tag that is not there', { posts: [{ title: 'A', tags: ['nope'] }] }, 'posts[0].tags[0]'],
    ['a text that cannot be read', { posts: [{ title: 'A', lexical: '{' }] }, 'posts[0]'],
    [
      'a scheduled post without a time',
      { posts: [{ title: 'A', status: 'scheduled' }] },
      'posts[0].published_at',
    ],
    ['a time of another form', { posts: [{ title: 'A', published_at: 'today' }] }, 'posts[0].published_at'],
    ['a role that is none', { users: [{ name: 'A', email: 'a@b.c', role: 'King' }] }, 'users[0].role'],
    ['a key of another form', { content_api_keys: [{ key: 'abc' }] }, 'content_api_keys[0].key'],
    [
      'an id twice',
      {
        tags: [
          { id: 'a', name: 'A' },
          { id: 'a', name: 'B' },
        ],
      },
      'tags[1].id',
    ],
    ['a slug twice', { tags: [{ name: 'A' }, { name: 'A' }] }, 'tags[1].slug'],
    ['an unknown setting', { settings: { tittle: 'x' } }, 'settings.tittle'],
    ['a tier of an offer that is not there', { offers: [{ name: 'A', tier: 'nope' }] }, 'offers[0].tier'],
  ])('%s', (_fact, changes, path) => {
    const others = { posts: [], pages: [], tags: [], users: [], members: [], offers: [] }
    const problems = platformProblems(gazetteWorld({ ...others, ...changes }))
    expect(problems.map(problem => problem.path)).toContain(path)
  })
})

describe('slugs', () => {
  it.each([
    ['words', 'Hello, World!', 'hello-world'],
    ['accents', 'Café Ålborg', 'cafe-alborg'],
    ['apostrophes', "It's", 'its'],
  ])('of %s', (_fact, text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('the sign of an internal tag becomes a word', () => {
    expect(tagSlug('#front page')).toBe('hash-front-page')
  })

  it('a taken slug gets the next free number', () => {
    expect(freeSlug('a', slug => ['a', 'a-2'].includes(slug))).toBe('a-3')
  })
})

describe('ids', () => {
  it('are the same with the same seed, and after a reset', () => {
    const ids = seededIds(7)
    const first = [ids.id(), ids.uuid(), ids.secret(4)]
    ids.reset()
    expect([ids.id(), ids.uuid(), ids.secret(4)]).toEqual(first)
    expect(seededIds(8).id()).not.toBe(first[0])
  })

  it('have the form of the platform', () => {
    const ids = seededIds(1)
    expect(ids.id()).toMatch(/^[0-9a-f]{24}$/)
    expect(ids.uuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})

describe('the store', () => {
  it('undoes a write that fails half-way', async () => {
    const store = new SiteStore(new Map([['tags', [{ id: 'a' }]]]))
    const write = () => {
      store.put('tags', { id: 'b' })
      throw new Error('stop')
    }
    await expect(store.transaction(write)).rejects.toThrow('stop')
    expect(store.rows('tags')).toEqual([{ id: 'a' }])
  })

  it('goes back to the world', () => {
    const store = new SiteStore(new Map([['tags', [{ id: 'a' }]]]))
    store.put('tags', { id: 'a', name: 'x' })
    store.remove('tags', 'a')
    store.reset()
    expect(store.rows('tags')).toEqual([{ id: 'a' }])
  })
})
