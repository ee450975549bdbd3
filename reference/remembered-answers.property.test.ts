import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ServiceRequest, ServiceResponse } from './http/message.ts'
import { createReference, type Reference } from './index.ts'
import { CONTENT_KEY, NOW, openGazette } from './platform/gazette.fixture.ts'
import { settableClock } from './world/clock.ts'
import { loadWorld } from './world/load-world.ts'

const FULL_ACCESS = { authorization: 'Bearer full-access-key-of-the-restaurants' }
const JSON_TYPE = { 'content-type': 'application/json' }

type Headers = Readonly<Record<string, string>>

function read(target: string, headers: Headers = {}): ServiceRequest {
  return { method: 'GET', target, headers, body: null }
}

function send(method: string, target: string, body: unknown, headers: Headers = {}): ServiceRequest {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return { method, target, headers: { ...JSON_TYPE, ...headers }, body: bytes }
}

const query = (text: string, headers: Headers = {}) => send('POST', '/graphql', { query: text }, headers)
const control = (method: string, name: string, body: unknown) => send(method, `/__assayer/${name}`, body)

/** What is read, and what is done between, of which some changes nothing and some is refused. */
interface Scene {
  readonly world: string
  readonly reads: readonly ServiceRequest[]
  readonly deeds: readonly ServiceRequest[]
}

const CONTROLS = [
  control('POST', 'reset', {}),
  control('PUT', 'clock', { now: '2024-06-01T12:04:00.000Z' }),
  control('PUT', 'quirks', { quirks: [] }),
]

const RESTAURANTS: Scene = {
  world: 'restaurants',
  reads: [
    read('/api/restaurants'),
    read('/api/restaurants', { origin: 'http://app.test' }),
    read('/api/restaurants?populate=*&pagination[limit]=3'),
    read(
      '/api/restaurants?filters[name][$containsi]=a&sort=name:desc&fields[0]=name&populate[categories][fields][0]=label',
    ),
    read('/api/restaurants?filters[categories][weight][$gt]=1&sort=slug&fields[0]=slug'),
    read('/api/restaurants?sort=nothing'),
    read('/api/restaurants/1?populate[categories]=*'),
    read('/api/restaurants/1', FULL_ACCESS),
    read('/api/categories?populate[restaurants][count]=true', FULL_ACCESS),
    read('/api/safes'),
    read('/api/users?fields[0]=username&sort=username'),
    { method: 'HEAD', target: '/api/categories', headers: {}, body: null },
    query(
      '{ restaurants(sort: "name", pagination: {limit: 4}) { data { id attributes { name categories { data { attributes { label } } } } } meta { pagination { total } } } }',
    ),
    query('{ categories { data { attributes { label weight } } } }', FULL_ACCESS),
    query('{ nothing }'),
  ],
  deeds: [
    ...CONTROLS,
    control('PUT', 'clock', { now: '2027-01-01T00:00:00.000Z' }),
    control('PUT', 'quirks', { quirks: ['content.pagination.page-size.10-by-default'] }),
    send('PUT', '/api/restaurants/1', { data: { name: 'Aurora' } }, FULL_ACCESS),
    send('PUT', '/api/restaurants/2', { data: { categories: [1, 2] } }, FULL_ACCESS),
    send('PUT', '/api/restaurants/2', { data: { seats: 'many' } }, FULL_ACCESS),
    send('PUT', '/api/categories/1', { data: { label: 'Meadow', weight: 9 } }, FULL_ACCESS),
    send(
      'POST',
      '/api/categories',
      { data: { label: 'Hill', publishedAt: '2024-01-01T00:00:00.000Z' } },
      FULL_ACCESS,
    ),
    send('POST', '/api/categories', { data: {} }, FULL_ACCESS),
    { method: 'DELETE', target: '/api/categories/2', headers: FULL_ACCESS, body: null },
    send('DELETE', '/api/restaurants/3', {}, {}),
    query('mutation { updateCategory(id: 3, data: {label: "Shore"}) { data { id } } }', FULL_ACCESS),
    query('mutation { createReview(data: {}) { data { id } } }'),
    send('POST', '/api/auth/local', { identifier: 'ines', password: 'ines-Passw0rd' }),
    send('POST', '/api/auth/forgot-password', { email: 'ines@restaurants.test' }),
    send('POST', '/api/auth/local/register', {
      username: 'nina',
      email: 'nina@x.test',
      password: 'nina-Passw0rd',
    }),
  ],
}

async function gazette(): Promise<Scene> {
  const admin = await openGazette().token()
  const content = (path: string, headers: Headers = {}) =>
    read(`/platform/api/content${path}${path.includes('?') ? '&' : '?'}key=${CONTENT_KEY}`, headers)
  const adminApi = (method: string, path: string, body: unknown) =>
    send(method, `/platform/api/admin${path}`, body, admin)
  return {
    world: 'gazette',
    reads: [
      content('/posts/?include=authors,tags'),
      content('/posts/?include=tags&filter=tag:city'),
      content('/posts/?filter=published_at:<now-1d&fields=slug'),
      content('/posts/?fields=slug,url&limit=2', { 'accept-version': 'v3.0' }),
      content('/tags/slug/city/?include=count.posts'),
      content('/tags/?include=count.posts'),
      content('/authors/?include=count.posts'),
      content('/settings/'),
      content('/tags/', { 'if-none-match': 'W/"0"' }),
      read(`/platform/api/v3/content/posts/?include=authors&key=${CONTENT_KEY}`),
      read('/platform/api/admin/posts/?include=tags', admin),
      read('/platform/api/admin/tags/?include=count.posts', admin),
      read('/'),
    ],
    deeds: [
      ...CONTROLS,
      control('PUT', 'quirks', { quirks: ['platform.content-api.authors.browse.all-users'] }),
      adminApi('POST', '/tags/', { tags: [{ name: 'Harbour' }] }),
      adminApi('POST', '/tags/', { tags: [{}] }),
      adminApi('POST', '/posts/', { posts: [{ title: 'Tide', status: 'published', tags: ['city'] }] }),
      adminApi('DELETE', '/posts/67a000000000000000000601/', {}),
      adminApi('PUT', '/settings/', { settings: [{ key: 'timezone', value: 'Asia/Tokyo' }] }),
      adminApi('POST', '/members/', { members: [{ email: 'ada@x.test' }] }),
      content('/posts/', { 'accept-version': 'v2.0' }),
    ],
  }
}

/** Everything that an answer says, as one text. */
async function said(reference: Reference, request: ServiceRequest): Promise<string> {
  const { status, headers, body }: ServiceResponse = await reference.handle(request)
  const text = body instanceof Uint8Array ? new TextDecoder().decode(body) : body
  return JSON.stringify([status, headers, text])
}

describe.each(['restaurants', 'gazette'])('%s', name => {
  test('a server that was asked before answers as one that was not, whatever was done between', async () => {
    const { world, reads, deeds } = name === 'gazette' ? await gazette() : RESTAURANTS
    const parsed = await loadWorld(fileURLToPath(new URL(`../specs/worlds/${world}`, import.meta.url)))
    const open = () => createReference({ world: parsed, clock: settableClock(NOW), control: true })
    const asking = fc.array(fc.constantFrom(...reads), { maxLength: 6 })
    const step = fc.record({ deed: fc.constantFrom(...deeds), asks: asking })
    const ask = async (reference: Reference, requests: readonly ServiceRequest[]) => {
      const answers: string[] = []
      for (const request of requests) answers.push(await said(reference, request))
      return answers
    }
    await fc.assert(
      fc.asyncProperty(asking, fc.array(step, { maxLength: 5 }), async (first, steps) => {
        const [asked, fresh] = [await open(), await open()]
        await ask(asked, [...first, ...first])
        for (const { deed, asks } of steps) await ask(asked, [deed, ...asks, ...asks])
        await ask(
          fresh,
          steps.map(({ deed }) => deed),
        )
        const all = [...reads, ...reads]
        expect(await ask(asked, all)).toEqual(await ask(fresh, all))
      }),
      { numRuns: 15 },
    )
  })
})
