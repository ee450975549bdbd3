import { expect, test } from 'vitest'
import { bareDocument, shapeLine, shapeOf } from './shape.ts'

const lineOf = (method: string, target: string, body: unknown = null) =>
  shapeLine(
    shapeOf({
      method,
      target,
      headers: {},
      body: body === null ? null : new TextEncoder().encode(JSON.stringify(body)),
    }),
  )

test.each([
  ['GET', '/api/dishes', 'GET /api/dishes'],
  ['GET', '/api/dishes/12?populate=*', 'GET /api/dishes/:id?populate'],
  ['GET', '/api/dishes?sort[1]=b&sort[0]=a', 'GET /api/dishes?sort[]'],
  ['GET', '/api/dishes?filters%5Bname%5D%5B%24eq%5D=x&sort=a', 'GET /api/dishes?filters[name][$eq]&sort'],
  ['GET', '/api/dishes?a=%ZZ&%ZZ=1', 'GET /api/dishes?%ZZ&a'],
  [
    'GET',
    '/platform/api/content/posts/slug/a-post/?key=x',
    'GET /platform/api/content/posts/slug/:slug/?key',
  ],
  ['GET', '/platform/api/admin/users/email/a@b.test/', 'GET /platform/api/admin/users/email/:email/'],
  ['PUT', '/platform/api/admin/posts/67a000000000000000000601/', 'PUT /platform/api/admin/posts/:id/'],
  ['GET', '/uploads/a_1234.jpg', 'GET /uploads/:file'],
])('%s %s is %s', (method, target, line) => {
  expect(lineOf(method, target)).toBe(line)
})

test.each([
  ['{ dishes(filters: { name: { eq: "x" } }) { data { id } } }', '{dishes(filters:{name:{eq:_}}){data{id}}}'],
  [
    'query A($n: Int = 3) { dishes(pagination: { limit: $n }) { data { id } } }',
    'query A($n:Int=_){dishes(pagination:{limit:$n}){data{id}}}',
  ],
])('GraphQL keeps its document without values: %s', (query, document) => {
  expect(lineOf('POST', '/graphql', { query })).toBe(`POST /graphql ${document}`)
  expect(lineOf('GET', `/graphql?query=${encodeURIComponent(query)}`)).toBe(`GET /graphql?query ${document}`)
})

test.each([['{'], ['{ a'.repeat(9)]])('what is no GraphQL has no document: %s', query => {
  expect(lineOf('POST', '/graphql', { query })).toBe('POST /graphql')
})

test('the bare document asks the root fields for what they are', () => {
  expect(bareDocument('{ a(b: 1) { c } d: a { e } __typename }')).toBe('{ __typename a { __typename } }')
})
