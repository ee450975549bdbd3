import { expect, test } from 'vitest'
import { wireRequest } from '../client/wire-request.ts'
import type { RequestSpec } from '../suite/clause.ts'
import { type Written, writtenBy } from './written-type.ts'

const PLURALS = new Set(['dishes', 'categories', 'tasting-menus', 'posts', 'users'])

const written = (plural: string, id: string | null = null, isDelete = false): Written => ({
  ...{ plural, id, isDelete },
})

function spec(method: string, path: string, body?: unknown): RequestSpec {
  const { headers } = wireRequest({ method, path, headers: {}, body })
  const door = path === '/graphql' ? 'graphql' : 'rest'
  return { method, path, headers, body, as: 'public', token: null, isExact: false, door }
}

const graphql = (query: string, variables?: object) => spec('POST', '/graphql', { query, variables })

test.each<[what: string, request: RequestSpec, found: Written | null]>([
  ['an entry', spec('PUT', '/api/dishes/12'), written('dishes', '12')],
  [
    'an entry that a placeholder names',
    spec('PUT', '/api/dishes/<dishes:pie>'),
    written('dishes', '<dishes:pie>'),
  ],
  ['a list', spec('POST', '/api/tasting-menus?locale=fr'), written('tasting-menus')],
  ['a delete', spec('DELETE', '/api/dishes/12'), written('dishes', '12', true)],
  ['a type that is unknown', spec('POST', '/api/cakes'), null],
  ['something below an entry', spec('POST', '/api/auth/local/register'), null],
  ['the admin API', spec('DELETE', '/platform/api/admin/posts/6a/'), written('posts', '6a', true)],
  ['an old URL', spec('POST', '/platform/api/v3/admin/posts/'), written('posts')],
  ['a mutation', graphql('mutation { createDish(data: {}) { data { id } } }'), written('dishes')],
  [
    'one with an id',
    graphql('mutation { deleteCategory(id: "3") { data { id } } }'),
    written('categories', '3', true),
  ],
  [
    'one with a variable',
    graphql('mutation M($id: ID!) { updateTastingMenu(id: $id, data: {}) { data { id } } }', { id: 4 }),
    written('tasting-menus', '4'),
  ],
  ['a query', graphql('{ dishes { data { id } } }'), null],
])('%s', (_, request, found) => {
  expect(writtenBy(request, PLURALS)).toEqual(found)
})
