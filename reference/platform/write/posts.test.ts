import { beforeEach, describe, expect, test } from 'vitest'
import { at, first, type Gazette, openGazette } from '../gazette.fixture.ts'
import type { JsonObject } from '../values.ts'

let site: Gazette
let headers: Record<string, string>

beforeEach(async () => {
  site = openGazette()
  headers = await site.token()
})

const BRIDGE = '67a000000000000000000601'
const DRAFT = '67a000000000000000000606'
const SCHEDULED = '67a000000000000000000607'
const GOLD = '67a000000000000000000302'
const FREE = '67a000000000000000000301'
const STAMP = '2024-01-01T00:00:00.000Z'
const OLD = '2000-01-01T00:00:00.000Z'

const edit = (id: string, changes: JsonObject) =>
  site.send('PUT', `admin: /posts/${id}/`, { posts: [{ updated_at: STAMP, ...changes }] }, headers)

describe('an edit of an older state', () => {
  test.each<[fact: string, changes: JsonObject, fields: readonly string[]]>([
    ['a tag that is taken away', { tags: [{ slug: 'city' }] }, ['tags']],
    ['a tag that is given', { tags: ['#front-page', 'City', 'Harbour'] }, ['tags']],
    ['another author', { authors: [{ slug: 'ed' }] }, ['authors']],
    ['a tier that is given, after tags', { tiers: [{ id: GOLD }], tags: [] }, ['tags', 'tiers']],
    ['a title besides', { title: 'x', tags: [] }, ['title', 'tags']],
    ['what stands in another order', { featured: false, slug: 'x' }, ['slug', 'featured']],
  ])('collides in %s', async (_fact, changes, fields) => {
    const { status, body } = await edit(BRIDGE, { ...changes, updated_at: OLD })
    expect(status).toBe(409)
    expect(at(first(body), 'details.changedFields')).toEqual(fields)
  })

  test('collides in a time that is made anew, though it is the same', async () => {
    const changes = { published_at: null, custom_template: 'x' }
    await edit(BRIDGE, changes)
    const { body } = await edit(BRIDGE, { published_at: null })
    expect(at(first(body), 'details.changedFields')).toEqual(['published_at'])
  })

  test('does not where it puts tags in another order', async () => {
    expect((await edit(BRIDGE, { tags: ['#front-page', 'City'], updated_at: OLD })).status).toBe(200)
  })
})

test('nothing as the time of the last change is kept as that, and then what is told', async () => {
  const none = await edit(BRIDGE, { title: 'x', updated_at: null })
  expect(first(none.body)).toMatchObject({ title: 'x', updated_at: null })
  expect(first((await edit(BRIDGE, { title: 'y', updated_at: OLD })).body).updated_at).toBe(OLD)
})

describe('the slug', () => {
  test.each<[fact: string, id: string, changes: JsonObject, slug: string]>([
    ['is written as slugs are', BRIDGE, { slug: 'Not A Slug' }, 'not-a-slug'],
    ['stays where it is the same', BRIDGE, { slug: 'bridge-opens' }, 'bridge-opens'],
    ['has a number where it is taken', BRIDGE, { slug: 'cup-final' }, 'cup-final-2'],
    ['and where it is its own, written otherwise', BRIDGE, { slug: 'Bridge opens' }, 'bridge-opens-2'],
    ['is made of the title where there is none', BRIDGE, { slug: '', title: 'New' }, 'new'],
    ['of a draft stays as it is written with another title', DRAFT, { title: 'x', slug: 'A B' }, 'A B'],
    ['of a draft does not with the same title', DRAFT, { title: 'Unfinished', slug: 'A B' }, 'a-b'],
  ])('%s', async (_fact, id, changes, slug) => {
    expect(first((await edit(id, changes)).body).slug).toBe(slug)
  })

  test('of a draft is refused with another title where another post has it', async () => {
    const { status, body } = await edit(DRAFT, { title: 'x', slug: 'cup-final' })
    expect([status, first(body).property]).toEqual([422, 'slug'])
    expect((await edit(DRAFT, { title: 'x', slug: 'about' })).status).toBe(200)
  })
})

describe('a post that is out', () => {
  test.each<[fact: string, id: string, changes: JsonObject, status: string]>([
    ['is sent where it is only mailed', DRAFT, { status: 'published', email_only: true }, 'sent'],
    ['is published where it is not', DRAFT, { status: 'sent' }, 'published'],
    ['stays published where it was', BRIDGE, { status: 'published', email_only: true }, 'published'],
  ])('%s', async (_fact, id, changes, status) => {
    expect(first((await edit(id, changes)).body).status).toBe(status)
  })

  test('is not, and is only mailed: then its preview is that of a mail', async () => {
    const { body } = await edit(DRAFT, { email_only: true })
    expect(first(body).url).toMatch(/\/email\/[0-9a-f-]{36}\/$/)
  })

  test('keeps the time for which it was scheduled', async () => {
    const { body } = await edit(SCHEDULED, { status: 'published' })
    expect(first(body)).toMatchObject({ status: 'published', published_at: '2100-01-01T08:00:00.000Z' })
  })
})

test('a post is given tiers by their ids alone, and never the free one', async () => {
  const tiers = [{ slug: 'gold' }, { name: 'Gold' }, { id: FREE }, 'Gold']
  const shown = async (given: JsonObject) => at(first((await edit(DRAFT, given)).body), 'tiers')
  expect(await shown({ tiers, visibility: 'tiers' })).toEqual([])
  const { body } = await site.send('GET', `admin: /posts/${DRAFT}/`, undefined, headers)
  const { updated_at: stamp = null } = first(body)
  expect(await shown({ tiers: [{ id: GOLD, slug: 'x' }], updated_at: stamp })).toMatchObject([
    { slug: 'gold' },
  ])
})
