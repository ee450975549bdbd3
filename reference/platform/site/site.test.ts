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
    [
      'letters that are none with accents',
      'Straße, Łódź, Æther, Œuvre, Søren',
      'strasse-lodz-aether-oeuvre-soren',
    ],
    ['signs at both ends', '--Hello__--', 'hello__'],
    ['nothing', '!?', ''],
  ])('of %s', (_fact, text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('the sign of an internal tag becomes a word', () => {
    expect(tagSlug('#front page')).toBe('hash-front-page')
    expect([tagSlug('front #page'), tagSlug('#')]).toEqual(['front-page', 'hash'])
  })

  it('a taken slug gets the next free number', () => {
    expect(freeSlug('a', slug => ['a', 'a-2'].includes(slug))).toBe('a-3')
    expect(freeSlug('a', slug => slug === 'a')).toBe('a-2')
    expect(freeSlug('a', () => false)).toBe('a')
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

  it('rise, and go on in a copy as they would', () => {
    const ids = seededIds(1)
    const made = [ids.id(), ids.id(), seededIds(2).id()]
    expect(made).toEqual(made.toSorted())
    expect(ids.given).toBe(2)
    const copy = ids.copy()
    expect([copy.given, copy.id(), copy.uuid(), copy.secret(3)]).toEqual([
      0,
      ids.id(),
      ids.uuid(),
      ids.secret(3),
    ])
    copy.reset()
    expect(copy.id()).toBe(made[0])
  })

  it('stay what they are: kept answers hold them', () => {
    const ids = seededIds(1)
    expect([ids.id(), ids.uuid(), ids.secret(4)]).toEqual([
      '71000001f3c9ebfd2b30f05c',
      '70710a2e-bd22-40b2-8a16-810c0b419363',
      '9d9a84fe',
    ])
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

  it('finds rows, replaces and removes them', () => {
    const store = new SiteStore(new Map([['tags', [{ id: 'a' }, { id: 'b', name: 'B' }]]]))
    store.put('tags', { id: 'a', name: 'A' })
    store.put('tags', { id: 'c', name: 'B' })
    expect(store.rows('tags').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect([store.find('tags', 'a')?.name, store.findBy('tags', 'name', 'B')?.id]).toEqual(['A', 'b'])
    expect([store.find('tags', 'x'), store.findBy('tags', 'name', 'X'), store.rows('posts')]).toEqual([
      undefined,
      undefined,
      [],
    ])
    store.remove('tags', 'b')
    expect(store.rows('tags').map(({ id }) => id)).toEqual(['a', 'c'])
    expect(store.writes).toBe(3)
  })

  it('tells what was read, and whether it still is what it was', () => {
    const store = new SiteStore(new Map([['tags', [{ id: 'a' }]]]))
    const read = store.tracing(() => {
      const inner = store.tracing(() => store.rows('posts').length)
      return [inner.sources.length, store.rows('tags').length]
    })
    expect(read.value).toEqual([1, 1])
    expect(read.sources.map(({ table }) => table)).toEqual(['posts', 'tags'])
    expect(store.isAsRead(read.sources)).toBe(true)
    store.put('users', { id: 'u' })
    expect(store.isAsRead(read.sources)).toBe(true)
    store.put('posts', { id: 'p' })
    expect(store.isAsRead(read.sources)).toBe(false)
  })

  it('tells a row that was read from the others of its table, though it was not there', () => {
    const store = new SiteStore(new Map([['tags', [{ id: 'a' }, { id: 'b' }]]]))
    const { sources } = store.tracing(() => [store.find('tags', 'a'), store.find('tags', 'c')])
    expect(sources.map(({ id, seen }) => ({ id, seen }))).toEqual([
      { id: 'a', seen: { id: 'a' } },
      { id: 'c', seen: undefined },
    ])
    store.put('tags', { id: 'b', name: 'B' })
    expect(store.isAsRead(sources)).toBe(true)
    store.put('tags', { id: 'c' })
    expect(store.isAsRead(sources)).toBe(false)
    store.remove('tags', 'c')
    expect(store.isAsRead(sources)).toBe(true)
    store.put('tags', { id: 'a', name: 'A' })
    expect(store.isAsRead(sources)).toBe(false)
  })

  it('keeps attempts though a write fails, and counts nothing where nothing was written', async () => {
    const store = new SiteStore(new Map([['tags', [{ id: 'a' }]]]))
    const fail = (write: () => void) => async () => {
      write()
      throw new Error('stop')
    }
    await expect(store.transaction(fail(() => {}))).rejects.toThrow('stop')
    expect(store.writes).toBe(0)
    const write = () => {
      store.put('attempts', { id: 'login' })
      store.remove('tags', 'a')
    }
    await expect(store.transaction(fail(write))).rejects.toThrow('stop')
    expect([store.rows('attempts'), store.rows('tags')]).toEqual([[{ id: 'login' }], [{ id: 'a' }]])
    expect(await store.transaction(() => 1)).toBe(1)
  })

  it('is copied as it is now', () => {
    const store = new SiteStore(new Map([['tags', [{ id: 'a' }]]]))
    store.put('tags', { id: 'b' })
    const copy = store.copy()
    store.put('tags', { id: 'c' })
    copy.put('tags', { id: 'd' })
    copy.reset()
    expect(copy.rows('tags').map(({ id }) => id)).toEqual(['a', 'b'])
    expect(store.rows('tags').map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })
})
