import { expect, test } from 'vitest'
import { openGazette } from '../gazette.fixture.ts'
import type { Json, JsonObject } from '../values.ts'

const site = openGazette()
const headers = await site.token()
const cookie = { cookie: await site.logIn('olga@gazette.example', 'olgas-early-ferry') }
const OLGA = '67a000000000000000000101'

/** What a new row needs besides; each is made with a name of its own. */
const NEEDED: Readonly<Record<string, (n: number) => JsonObject>> = {
  posts: n => ({ title: `Post ${n}` }),
  pages: n => ({ title: `Page ${n}` }),
  tags: n => ({ name: `Tag ${n}` }),
  labels: n => ({ name: `Label ${n}` }),
  newsletters: n => ({ name: `Letter ${n}` }),
  tiers: n => ({ name: `Tier ${n}`, type: 'paid', monthly_price: 500, yearly_price: 5000, currency: 'usd' }),
  members: n => ({ email: `m${n}@readers.example` }),
  snippets: n => ({ name: `Snippet ${n}`, mobiledoc: '{"sections":[]}' }),
  integrations: n => ({ name: `Integration ${n}` }),
}

/** The greatest number of characters that a text may have. */
const LONGEST: readonly (readonly [resource: string, longest: Readonly<Record<string, number>>])[] = [
  [
    'posts',
    {
      ...{ title: 255, slug: 191, custom_excerpt: 300, codeinjection_head: 65535, codeinjection_foot: 65535 },
      ...{ custom_template: 100, og_title: 300, og_description: 500, twitter_title: 300, meta_title: 300 },
      ...{ twitter_description: 500, meta_description: 500, email_subject: 300, frontmatter: 65535 },
      ...{ feature_image_alt: 191, feature_image_caption: 65535, feature_image: 2000, canonical_url: 2000 },
    },
  ],
  ['pages', { title: 255, slug: 191, custom_excerpt: 300, frontmatter: 65535 }],
  [
    'tags',
    {
      ...{ name: 191, slug: 191, description: 500, codeinjection_head: 65535, codeinjection_foot: 65535 },
      ...{ accent_color: 50, og_title: 300, meta_description: 500, canonical_url: 2000 },
    },
  ],
  ['labels', { name: 191, slug: 191 }],
  [
    'newsletters',
    {
      ...{ name: 191, slug: 191, sender_name: 191, description: 2000, visibility: 2000 },
      ...{ background_color: 50, border_color: 50, title_color: 50 },
    },
  ],
  ['tiers', { name: 191, description: 191 }],
  ['members', { name: 191, note: 2000 }],
  ['snippets', { name: 191 }],
  ['integrations', { name: 191, description: 2000 }],
]

const rows = LONGEST.flatMap(([resource, longest]) =>
  Object.entries(longest).map(([name, most]) => [resource, name, most] as const),
)
let count = 0

async function made(resource: string, changes: JsonObject): Promise<number> {
  const row = { ...NEEDED[resource]?.(++count), ...changes }
  const asked = resource === 'integrations' || resource === 'snippets' ? cookie : headers
  return (await site.send('POST', `admin: /${resource}/`, { [resource]: [row] }, asked)).status
}

test.each(rows)('%s: %s has at most %i characters', async (resource, name, most) => {
  const text = `${++count}`.padEnd(most, 'x')
  expect(await made(resource, { [name]: text })).toBe(201)
  expect(await made(resource, { [name]: `${text}x` })).toBe(422)
})

test.each([
  ['name', 191],
  ['slug', 191],
  ['bio', 200],
  ['location', 150],
  ['accessibility', 65535],
  ['locale', 6],
  ['meta_title', 300],
  ['meta_description', 500],
  ['tour', 65535],
])('users: %s has at most %i characters', async (name, most) => {
  const change = (length: number) =>
    site.send('PUT', `admin: /users/${OLGA}/`, { users: [{ [name]: 'x'.repeat(length) }] }, cookie)
  expect((await change(most)).status).toBe(200)
  expect((await change(most + 1)).status).toBe(422)
})

test('users: email has at most 191 characters', async () => {
  const change = (length: number) => {
    const email = 'x@gazette.example'.padStart(length, 'x')
    return site.send('PUT', `admin: /users/${OLGA}/`, { users: [{ email }] }, cookie)
  }
  expect((await change(191)).status).toBe(200)
  expect((await change(192)).status).toBe(422)
})

test.each([
  ['tags', 'name'],
  ['labels', 'name'],
  ['snippets', 'name'],
  ['members', 'email'],
])('%s: %s is not empty', async (resource, name) => {
  expect(await made(resource, { [name]: '' })).toBe(422)
})

test.each([
  ['tags', 'name'],
  ['members', 'email'],
  ['members', 'name'],
  ['members', 'note'],
])('%s: %s is not null', async (resource, name) => {
  expect(await made(resource, { [name]: null })).toBe(422)
})

test.each([
  ['title', 150],
  ['description', 200],
  ['meta_title', 300],
  ['meta_description', 500],
  ['og_title', 300],
  ['og_description', 300],
  ['twitter_title', 300],
  ['twitter_description', 300],
])('settings: %s has at most %i characters', async (key, most) => {
  const change = (length: number) =>
    site.send('PUT', 'admin: /settings/', { settings: [{ key, value: 'x'.repeat(length) }] }, cookie)
  expect((await change(most)).status).toBe(200)
  expect((await change(most + 1)).status).toBe(422)
})

test.each<[key: string, taken: Json, refused: Json]>([
  ['locale', 'de', ''],
  ['timezone', 'Europe/Berlin', 'Europe/Nowhere'],
  ['is_private', true, 'true'],
  ['members_signup_access', 'invite', 'nobody'],
  ['navigation', [], 'none'],
  ['navigation', '[{"label":"A","url":"/"}]', '{}'],
])('settings: %s takes %j and not %j', async (key, taken, refused) => {
  const change = (value: Json) =>
    site.send('PUT', 'admin: /settings/', { settings: [{ key, value }] }, cookie)
  expect((await change(taken)).status).toBe(200)
  expect((await change(refused)).status).toBe(422)
})
