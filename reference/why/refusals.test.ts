import { describe, expect, test } from 'vitest'
import { createReference } from '../index.ts'

type Reference = Awaited<ReturnType<typeof createReference>>

const restaurants = await createReference({ world: 'specs/worlds/restaurants' })
const gazette = await createReference({ world: 'specs/worlds/gazette' })

const FULL = { authorization: 'Bearer full-access-key-of-the-restaurants' }
const KEY = 'key=0123456789abcdef0123456789'

interface Asked {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

async function clauseOf(reference: Reference, target: string, { method, headers, body }: Asked = {}) {
  const json = body === undefined ? {} : { 'content-type': 'application/json' }
  const { refusal } = await reference.why({
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    target,
    headers: { ...json, ...headers },
    body:
      body === undefined
        ? null
        : new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body)),
  })
  if (refusal === null) throw new Error(`${target} is not refused`)
  return refusal.clause
}

/** Null: no rule made the words of the refusal by itself, and none is named. */
type Clause = string | null

const QUERIES: readonly (readonly [query: string, clause: Clause])[] = [
  ['filters[stars]=1', 'content.filters.unknown-attribute'],
  ['filters[$or][0][stars]=1', 'content.filters.unknown-attribute'],
  ['populate[categories][filters][stars]=1', 'content.filters.unknown-attribute'],
  ['filters[margin]=1', 'content.filters.secret-refused'],
  ['filters[photo][name]=x', 'content.filters.media-refused'],
  ['filters[zone][x]=1', 'content.filters.dynamic-zone-refused'],
  ['filters[safe][label]=1', 'content.filters.unreadable-relation-refused'],
  ['filters=x', 'content.filters.syntax'],
  ['filters[seats][$lt]=many', 'content.filters.operand.number'],
  ['filters[$and]=x', 'content.filters.group-wrong-shape'],
  ['filters[seats][$between]=1', null],
  ['filters[$eq]=1', null],
  ['filters[seats][$and][0]=1', null],
  ['sort=stars', 'content.sort.unknown-attribute'],
  ['populate[categories][sort]=stars', 'content.sort.unknown-attribute'],
  ['sort=name:sideways', 'content.sort.direction-unknown'],
  ['sort[0][name]=asc&sort[1]=name', null],
  ['fields=stars', 'content.fields.unknown'],
  ['fields=margin', 'content.fields.secret'],
  ['fields=categories', 'content.fields.not-scalar'],
  ['fields[a]=b', 'content.fields.wrong-value'],
  ['populate[categories][limit]=many', 'content.populate.limit'],
  ['pagination[page]=two', 'content.pagination.no-number'],
  ['pagination[page]=1&pagination[start]=1', 'content.pagination.mixing'],
  ['page=2', 'content.pagination.outside'],
  ['pagination[withCount]=maybe', 'content.pagination.with-count-words'],
  ['publicationState=draft', null],
  ['_q[a]=1', null],
]

describe('a list is refused', () => {
  test.each(QUERIES)('for %s, by %s', async (query, clause) => {
    expect(await clauseOf(restaurants, `/api/restaurants?${query}`)).toBe(clause)
  })
})

const REQUESTS: readonly (readonly [target: string, asked: Asked, clause: Clause])[] = [
  ['/api/restaurants/999', {}, 'content.single-entries.unknown-id'],
  ['/api/nothing', {}, 'content.errors.not-found'],
  ['/api/restaurants', { method: 'PUT', body: {} }, 'content.errors.method-not-allowed'],
  ['/api/restaurants', { method: 'BREW' }, null],
  ['/api/restaurants/%E0%A4%A', {}, null],
  ['/api/safes', {}, 'content.auth.public-role'],
  ['/api/safes', { headers: { authorization: 'Bearer nobodys' } }, 'content.auth.unknown-credential'],
  ['/api/users/me', { headers: FULL }, 'content.users.me'],
  ['/api/categories', { headers: FULL, body: {} }, 'content.writes.body.data'],
  ['/api/categories', { headers: FULL, body: '{"data":' }, 'content.writes.body.json-syntax'],
  ['/api/categories', { headers: FULL, body: { data: {} } }, 'content.writes.required'],
  ['/api/categories', { headers: FULL, body: { data: { label: 5 } } }, 'content.writes.values.text'],
  ['/api/restaurants', { headers: FULL, body: { data: { seats: 'x', name: 5 } } }, 'content.writes.faults'],
  ['/api/restaurants/999', { method: 'DELETE', headers: FULL }, 'content.single-entries.unknown-id'],
  ['/graphql', {}, 'content.graphql.http.get'],
  ['/graphql', { method: 'PUT', body: {} }, 'content.graphql.http.wrong-method'],
  ['/graphql?query=mutation{login(input:{identifier:"a",password:"b"}){jwt}}', {}, null],
]

describe('a request of the content service is refused', () => {
  test.each(REQUESTS)('%s %j, by %s', async (target, asked, clause) => {
    expect(await clauseOf(restaurants, target, asked)).toBe(clause)
  })
})

const fields = Array.from({ length: 2001 }, (_, index) => `a${index}: __typename`).join(' ')
const deepList = Array.from({ length: 102 }).reduce<unknown>(inside => [inside], 1)
const back = (inside: string) =>
  `chefs { data { attributes { restaurants { data { attributes { ${inside} } } } } } }`

const DOCUMENTS: readonly (readonly [what: string, query: string, clause: Clause])[] = [
  ['no document', '', null],
  ['a syntax error', '{', 'content.graphql.errors.parsing'],
  ['an unknown field', '{ restaurants { data { idd } } }', 'content.graphql.errors.validation'],
  ['nesting', '{ a '.repeat(201) + '}'.repeat(201), 'content.graphql.limits.nesting'],
  ['tokens', `{ ${'a '.repeat(20_000)} }`, 'content.graphql.limits.tokens'],
  ['fields', `{ ${fields} }`, 'content.graphql.limits.fields'],
  [
    'depth',
    `{ restaurants { data { attributes { ${back(back('name'))} } } } }`,
    'content.graphql.limits.depth',
  ],
  [
    'a missing variable',
    'query($a: ID!) { restaurant(id: $a) { data { id } } }',
    'content.graphql.errors.variables',
  ],
  ['two operations', 'query A { __typename } query B { __typename }', null],
  ['a permission', '{ safes { data { id } } }', 'content.graphql.auth.scope'],
  ['a sort', '{ restaurants(sort: "stars") { data { id } } }', 'content.sort.unknown-attribute'],
  [
    'a sort of a relation',
    '{ restaurants { data { attributes { categories(sort: "stars") { data { id } } } } } }',
    'content.sort.unknown-attribute',
  ],
  [
    'two ways of pagination',
    '{ restaurants(pagination: {page: 1, start: 1}) { data { id } } }',
    'content.graphql.pagination.mixing',
  ],
  ['no id', '{ restaurant { data { id } } }', null],
]

describe('a GraphQL query is refused', () => {
  test.each(DOCUMENTS)('for %s, by the rule that did, each time', async (_, query, clause) => {
    const ask = () => clauseOf(restaurants, '/graphql', { body: { query } })
    expect([await ask(), await ask()]).toEqual([clause, clause])
  })

  test('for variables that nest too deeply', async () => {
    const body = { query: '{ __typename }', variables: { deepList } }
    expect(await clauseOf(restaurants, '/graphql', { body })).toBe('content.graphql.limits.variables')
  })
})

const PLATFORM: readonly (readonly [target: string, asked: Asked, clause: Clause])[] = [
  ['content/posts/', {}, 'platform.authentication.content-key-missing'],
  ['content/posts/?key=nobodys', {}, 'platform.authentication.content-key-unknown'],
  [`content/posts/?${KEY}&filter=((`, {}, 'platform.parameters.filter'],
  [`content/posts/?${KEY}&limit=many`, {}, 'platform.parameters.limit'],
  [`content/posts/?${KEY}&order=a;b`, {}, 'platform.parameters.order'],
  [`content/posts/?${KEY}&formats=nope`, {}, 'platform.parameters.formats'],
  [`content/posts/slug/nope/?${KEY}`, {}, 'platform.content-api.posts.read-by-slug'],
  [`content/posts/nope/?${KEY}`, {}, null],
  [`content/nothing/?${KEY}`, {}, null],
  [
    `v4/content/nope/?${KEY}`,
    { headers: { 'accept-version': 'v4.0' } },
    'platform.versioning.version-behind',
  ],
  ['admin/posts/', {}, 'platform.authentication.admin-missing'],
  ['admin/posts/', { headers: { authorization: 'Bearer x' } }, 'platform.authentication.integration-token'],
  [
    'admin/posts/',
    { headers: { authorization: 'Platform eyJhbGciOiJIUzI1NiJ9.e30.x' } },
    'platform.authentication.token-key-named',
  ],
]

describe('a request of the platform is refused', () => {
  test.each(PLATFORM)('%s %j, by %s', async (target, asked, clause) => {
    expect(await clauseOf(gazette, `/platform/api/${target}`, asked)).toBe(clause)
  })
})
