import { beforeEach, expect, test } from 'vitest'
import { first, type Gazette, openGazette, rows } from '../gazette.fixture.ts'

let site: Gazette
let cookie: Record<string, string>

beforeEach(async () => {
  site = openGazette()
  cookie = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
})

test.each([
  ['a tag', 'tags', 'sport', ['city', 'city', '#city', ''], ['city-2', 'city-3', 'hash-city', 'sport']],
  ['a label', 'labels', 'vip', ['V I P', 'V I P', 'v-i-p'], ['v-i-p', 'v-i-p-2', 'v-i-p']],
  ['a user', 'users', 'ed', ['art', 'art', null], ['art-2', 'art-3', 'ed-editor']],
  ['a newsletter', 'newsletters', 'daily', ['weekend', 'weekend'], ['weekend-2', 'weekend-3']],
])('the slug that %s is given is free of its own, too', async (_fact, name, own, given, slugs) => {
  const all = rows((await site.get(`admin: /${name}/`, cookie)).body)
  const id = String(all.find(({ slug }) => slug === own)?.id)
  const found: unknown[] = []
  for (const slug of given) {
    const { body } = await site.send('PUT', `admin: /${name}/${id}/`, { [name]: [{ slug }] }, cookie)
    found.push(first(body).slug)
  }
  expect(found).toEqual(slugs)
})

test.each(['PUT', 'DELETE'])('%s of a tag that is not there: its resource is not found', async method => {
  const { status, body } = await site.send(
    method,
    `admin: /tags/${'0'.repeat(24)}/`,
    { tags: [{ name: 'x' }] },
    cookie,
  )
  expect([status, first(body).context]).toEqual([404, 'Resource could not be found.'])
})
