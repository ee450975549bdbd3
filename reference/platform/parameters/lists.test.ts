import { expect, test } from 'vitest'
import { openGazette, rows } from '../gazette.fixture.ts'

const site = openGazette()
const headers = await site.token()

async function listed(resource: string, query: string, name: string) {
  const { body } = await site.get(`admin: /${resource}/?${query.replaceAll('+', '%2B')}`, headers)
  return rows(body).map(row => row[name])
}

test.each([
  ['of any status where a filter speaks of none', 'filter=tags:sport', ['cup-final', 'unfinished']],
  ['of those that a filter names', 'filter=status:[draft,published]+tags:sport', ['cup-final', 'unfinished']],
  ['published where it speaks of that of others', 'filter=authors.status:active+tags:sport', ['cup-final']],
])('posts are %s', async (_fact, query, slugs) => {
  expect(await listed('posts', `${query}&order=title%20asc`, 'slug')).toEqual(slugs)
})

test('members are found by the status of what they read', async () => {
  const names = await listed('members', 'filter=newsletters.status:active&order=name%20asc', 'name')
  expect(names).toEqual(['Gloria', 'Mia'])
})

test('posts stand by the second rule of an order where the first leaves them equal', async () => {
  const order = 'order=featured%20desc,%20title%20desc&limit=3'
  expect(await listed('posts', order, 'slug')).toEqual(['bridge-opens', 'unfinished', 'next-year'])
})

test('what an order names in vain is in the order of its ids', async () => {
  const own = openGazette()
  const { body } = await own.get('admin: /tags/?order=nothing%20desc', await own.token())
  const ids = rows(body).map(({ id }) => String(id))
  expect(ids.length).toBeGreaterThan(1)
  expect(ids).toEqual(ids.toSorted())
})

/** What a site of these posts, pages or tags shows of its admin API, by `slug`. */
async function shown(world: Record<string, unknown>, target: string): Promise<string> {
  const own = openGazette({}, { posts: [], pages: [], tags: [], ...world })
  const { body } = await own.get(`admin: ${target}`, await own.token())
  return rows(body)
    .map(({ slug }) => slug)
    .join()
}

const POSTS = [
  { title: 'B', slug: 'b', status: 'published', updated_at: '2024-03-01T00:00:00.000Z', meta_title: '2' },
  { title: 'A', slug: 'a', status: 'published', updated_at: '2024-02-01T00:00:00.000Z', meta_title: '1' },
  { title: 'C', slug: 'c', status: 'draft', updated_at: '2024-04-01T00:00:00.000Z', meta_title: '3' },
]

test.each([
  ['what it leaves equal as an index has it: by status and by the last change', 'featured%20asc', 'c,a,b'],
  ['and backwards where that is by status backwards', 'status%20desc', 'b,a,c'],
  ['by what is kept beside them', 'meta_title%20asc', 'a,b,c'],
  ['by the same with its table before it', 'posts_meta.meta_title%20desc', 'c,b,a'],
  ['by the end of a name', 'itle%20desc', 'c,b,a'],
  ['as without one where it has but the beginning of a name', 'titl%20desc', 'c,a,b'],
])('posts are put in an order %s', async (_fact, order, slugs) => {
  expect(await shown({ posts: POSTS }, `/posts/?order=${order}`)).toBe(slugs)
})

test.each([
  ['in the order of its rule, where it is asked for', '&include=count.posts', 'b,a'],
  ['as they were made, where it is not', '', 'a,b'],
])('tags by the number of their posts are %s', async (_fact, include, slugs) => {
  const tags = [
    { name: 'A', slug: 'a', id: '1' },
    { name: 'B', slug: 'b', id: '2' },
  ]
  const posts = [{ title: 'P', status: 'published', tags: ['b'] }]
  expect(await shown({ tags, posts }, `/tags/?order=count.posts%20desc${include}`)).toBe(slugs)
})

test.each([
  ['admin: ', '', 200],
  ['admin: ', '&fields=title', 400],
  ['content: ', '', 400],
])('%s posts by what is kept beside them%s: %i', async (api, fields, status) => {
  const own = openGazette()
  const { status: found } = await own.get(`${api}/posts/?order=meta_title%20asc${fields}`, await own.token())
  expect(found).toBe(status)
})

test.each([
  ['slugs in quotes, which have no order', '', 400],
  ['a format that is none, before them', '&formats=nope', 422],
  ['nothing where another order is asked for', '&order=title%20asc', 200],
])('of posts is refused %s', async (_fact, more, status) => {
  const own = openGazette()
  expect((await own.get(`content: /posts/?filter=slug:['city']${more}`)).status).toBe(status)
})

test.each([
  ['most authors', 'filter=authors:[olga,ed]&limit=1', ['cup-final']],
  ['most tags', 'filter=tags:[city,sport]&limit=2', ['market-day', 'bridge-opens']],
  ['been published last, where no list is named', 'filter=tags:sport&limit=2', ['unfinished', 'cup-final']],
])('posts stand first that have %s', async (_fact, query, slugs) => {
  expect(await listed('posts', query, 'slug')).toEqual(slugs)
})

test('for readers those stand first that were published last, whichever lists a filter names', async () => {
  const { body } = await site.get('content: /posts/?filter=authors:[olga,ed]&fields=published_at')
  const times = rows(body).map(({ published_at }) => Date.parse(String(published_at)))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})
