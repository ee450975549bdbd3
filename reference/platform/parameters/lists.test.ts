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

test.each([
  ['most authors', 'filter=authors:[olga,ed]&limit=1', ['cup-final']],
  ['most tags', 'filter=tags:[city,sport]&limit=2', ['market-day', 'bridge-opens']],
  ['been published last, where no list is named', 'filter=tags:sport&limit=2', ['unfinished', 'cup-final']],
])('posts stand first that have %s', async (_fact, query, slugs) => {
  expect(await listed('posts', query, 'slug')).toEqual(slugs)
})
