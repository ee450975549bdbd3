import { beforeAll, describe, expect, it } from 'vitest'
import { first, type Gazette, openGazette, rows } from '../gazette.fixture.ts'

let site: Gazette
let headers: Record<string, string>

beforeAll(async () => {
  site = openGazette()
  headers = await site.token()
})

const GOLD = '67a000000000000000000605'
const IMPRINT = '67a000000000000000000702'

describe('what a list holds', () => {
  it.each([
    ['posts by a column beside them', 'admin: /pages/?order=meta_title%20asc', 200],
    ['not where only some of a post is read', 'admin: /pages/?order=meta_title%20asc&fields=id', 400],
    ['nor for readers', 'content: /pages/?order=meta_title%20asc', 400],
    ['a page that is none, before a filter that is none', 'content: /tags/?filter=unknown:x&limit=x', 422],
    ['no tier by what every object has', 'content: /tiers/?filter=type:nope%2Bconstructor:x', 400],
    ['offers, whatever else a filter says', 'admin: /offers/?filter=unknown:x', 200],
    ['users, by a column that nobody is shown', "admin: /users/?filter=password:-'x'", 200],
  ])('%s', async (_fact, where, status) => {
    expect((await site.get(where, headers)).status).toBe(status)
  })

  it.each([
    ['by a column whose name ends so', 'order=excerpt%20desc&limit=1', ['bridge-opens']],
    ['what is equal by its status', 'order=mobiledoc%20asc&limit=1', ['unfinished']],
    ['backwards where the status is', 'order=status%20desc&limit=2', ['next-year', 'for-gold']],
    ['who has most authors first', "filter=authors:['olga','ed']&limit=1", ['cup-final']],
    [
      'published alone where a filter speaks of the status of others',
      "filter=authors.status:'active'%2Btags:sport",
      ['cup-final'],
    ],
    ['a direction that is said twice', 'order=title%20asc,title%20desc&limit=1', ['unfinished']],
    [
      'what is kept below the site behind a sign',
      "filter=feature_image:-~^'/'&fields=slug",
      ['bridge-opens'],
    ],
  ])('posts stand %s', async (_fact, query, slugs) => {
    const { body } = await site.get(`admin: /posts/?${query}`, headers)
    expect(rows(body).map(({ slug }) => slug)).toEqual(slugs)
  })

  it.each([
    ['status:active', 1],
    ['status:archived', 0],
    ["status:~'act'", 0],
    ['status:[active,archived]', 1],
  ])('offers with %s', async (filter, count) => {
    expect(rows((await site.get(`admin: /offers/?filter=${filter}`, headers)).body)).toHaveLength(count)
  })

  it.each([
    ['subscribed:true', ['gold', 'mia']],
    ['subscribed:false', ['noel']],
    ['subscribed:-true', ['noel']],
    ['subscribed:-false', ['gold', 'noel', 'mia']],
    ['subscribed:[false]', []],
  ])('members with %s', async (filter, names) => {
    const { body } = await site.get(`admin: /members/?filter=${filter}`, headers)
    expect(rows(body).map(({ email }) => String(email).split('@')[0])).toEqual(names)
  })
})

describe('the time that a text takes to read', () => {
  it.each([
    ['with the text', 'reading_time,html', '', true],
    ['with the text, which the formats leave out', 'reading_time,html', '&formats=plaintext', true],
    ['not without it', 'reading_time', '&formats=plaintext', false],
  ])('is told %s', async (_fact, fields, formats, isTold) => {
    const { body } = await site.get(`content: /posts/slug/cup-final/?fields=${fields}${formats}`)
    expect('reading_time' in first(body)).toBe(isTold)
  })

  it.each([
    ['with the picture, where that is asked for', 'feature_image,reading_time,html', 1],
    ['without it otherwise', 'reading_time,html', 0],
  ])('is that of the text %s', async (_fact, fields, minutes) => {
    const html = `<p>${'word '.repeat(130)}</p>`
    const post = { title: 'a', slug: 'a', html, feature_image: '/a.png', status: 'published' }
    const own = openGazette({}, { posts: [post], pages: [] })
    const { body } = await own.get(`content: /posts/slug/a/?fields=${fields}`)
    expect(first(body).reading_time).toBe(minutes)
  })
})

describe('an excerpt', () => {
  const text = 'At last, a bridge.'
  it.each([
    ['is the writer’s own', '', text],
    ['also where nothing else is asked for', '?fields=excerpt', text],
    ['also beside the text as HTML', '?fields=excerpt&formats=html', text],
    ['is of the plain text where that is read', '?fields=excerpt&formats=plaintext', /^The bridge is ours/],
    ['also where a field asks for it', '?fields=excerpt,plaintext', /^The bridge is ours/],
    ['unless the writer’s own is asked for', '?fields=excerpt,custom_excerpt&formats=plaintext', text],
  ])('%s', async (_fact, query, excerpt) => {
    const { body } = await site.get(`content: /posts/slug/bridge-opens/${query}`)
    expect(first(body).excerpt).toEqual(
      typeof excerpt === 'string' ? excerpt : expect.stringMatching(excerpt),
    )
  })
})

describe('what fields leave unknown', () => {
  it.each([
    [
      'the authors of a post that is read by its id',
      `content: /posts/${GOLD}/?include=authors&fields=title`,
      { authors: [] },
    ],
    ['what is beside it', `admin: /pages/${IMPRINT}/?fields=og_image,html`, { og_image: null }],
    [
      'where a post is that is read by its slug',
      'content: /posts/slug/cup-final/?fields=url',
      { url: 'http://localhost:2368/404/' },
    ],
    [
      'that it is published',
      'admin: /pages/slug/about/?fields=url,title',
      { url: 'http://localhost:2368/p/' },
    ],
    ['where a tag is', 'content: /tags/slug/city/?fields=url,name', { url: 'http://localhost:2368/404/' }],
    [
      'that a member is subscribed',
      'admin: /members/?fields=name',
      { subscribed: false, subscriptions: [], comped: false },
    ],
    ['nothing, where they name no column', 'admin: /members/?fields=nope', { subscribed: true }],
    [
      'nothing, where something is counted',
      'content: /authors/slug/olga/?fields=url&include=count.posts',
      { url: 'http://localhost:2368/author/olga/' },
    ],
    ['for whom posts are', 'admin: /posts/slug/cup-final/?include=tiers&fields=id', { tiers: [] }],
  ])('%s', async (_fact, where, shown) => {
    expect(first((await site.get(where, headers)).body)).toMatchObject(shown)
  })

  it('a text for writers is shown where it is asked for by its format', async () => {
    const { body } = await site.get('admin: /posts/?fields=title,html&limit=1', headers)
    expect(Object.keys(first(body))).toEqual(['title'])
  })

  it('a row of which nothing is named is shown in full', async () => {
    const { body } = await site.get('admin: /labels/slug/vip/?fields=nope', headers)
    expect(first(body)).toMatchObject({ name: 'vip', slug: 'vip' })
  })
})
