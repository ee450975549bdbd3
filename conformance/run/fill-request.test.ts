import { expect, test } from 'vitest'
import type { RequestSpec } from '../suite/clause.ts'
import { factText } from '../suite/fact.ts'
import type { PlaceholderValues } from '../suite/placeholder.ts'
import { factsFor, fillRequest } from './fill-request.ts'

const FACTS: Readonly<Record<string, string>> = {
  '<site>': 'https://gazette.test/paper',
  '<password:ann>': 'a&b="c"',
  '<content-key-id>': 'k1',
  '<content-key>': '0123',
}

const VALUES: PlaceholderValues = {
  entry: ({ key }) => key.length,
  fact: fact => FACTS[factText(fact)] ?? '',
  saved: name => (name === 'address' ? 'https://gazette.test/paper/content/a.png' : undefined),
}

const GET: RequestSpec = {
  ...{ method: 'GET', path: '/', headers: {}, body: undefined, as: 'public', token: null },
  ...{ isExact: false, door: 'rest' },
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' }

test.each<[string, Partial<RequestSpec>, Partial<RequestSpec>]>([
  ['in a path', { path: '/posts/<posts:rain>/?key=<content-key>' }, { path: '/posts/4/?key=0123' }],
  ['in a header', { headers: { origin: '<site>' } }, { headers: { origin: 'https://gazette.test/paper' } }],
  ['in JSON', { body: { password: '<password:ann>' } }, { body: { password: 'a&b="c"' } }],
  [
    'in a form, encoded',
    { headers: FORM, body: 'user=ann&password=<password:ann>' },
    { body: 'user=ann&password=a%26b%3D%22c%22' },
  ],
  ['in another text, as it is', { body: 'password=<password:ann>' }, { body: 'password=a&b="c"' }],
  [
    'in a text of a GraphQL document, quoted',
    { door: 'graphql', body: { query: '{ a(b: "<password:ann>") }', variables: { c: '<password:ann>' } } },
    { body: { query: '{ a(b: "a&b=\\"c\\"") }', variables: { c: 'a&b="c"' } } },
  ],
  [
    'in the changes of a token',
    { token: { header: { kid: '<content-key-id>' }, claims: { aud: '<site>/admin/', iat: -5 } } },
    { token: { header: { kid: 'k1' }, claims: { aud: 'https://gazette.test/paper/admin/', iat: -5 } } },
  ],
])('placeholders are filled %s', (_, written, filled) => {
  expect(fillRequest({ ...GET, ...written }, VALUES)).toMatchObject(filled)
})

test.each([
  ['within the site is asked of the target', '/<address>', '/content/a.png'],
  ['elsewhere keeps its path', '/https://other.test/content/a.png', '/content/a.png'],
])('an address that an answer named %s', (_, path, asked) => {
  expect(fillRequest({ ...GET, path }, VALUES).path).toBe(asked)
})

test('where such an address is asked, the address of the site must be known', () => {
  expect(factsFor({ ...GET, path: '/<address>' })).toEqual([{ name: 'site', of: null }])
  expect(factsFor({ ...GET, path: '/posts/<made>/' })).toEqual([])
})
