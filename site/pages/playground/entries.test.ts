import { describe, expect, test } from 'vitest'
import type { Answer, OpenedWorld, TypeFacts } from '../../engine/engine.ts'
import { callersToTry, entriesIn, firstRequest, type Shelf, shelvesOf } from './entry-lists.ts'
import { addingRequest, deletingRequest, editingRequest, showingRequest } from './entry-requests.ts'

const book: TypeFacts = {
  uid: 'api::book.book',
  kind: 'collection',
  path: '/api/books',
  displayName: 'Book',
  attributes: [
    { name: 'name', type: 'string' },
    { name: 'pages', type: 'integer' },
    { name: 'secret', type: 'password' },
    { name: 'author', type: 'relation', target: 'api::author.author' },
  ],
  entries: 2,
  key: 'name',
}
const world: OpenedWorld = {
  id: 1,
  name: 'shop',
  services: ['content', 'platform'],
  types: [book, { ...book, uid: 'api::home.home', kind: 'single', path: '/api/home', displayName: 'Home' }],
  callers: ['public', 'user:ines', 'token:full', 'content-key', 'integration', 'session:olga@a.example'],
  graphql: '/graphql',
  ms: 1,
}
const shelves = shelvesOf(world)
const shelfOf = (title: string): Shelf => {
  const shelf = shelves.find(it => it.title === title)
  if (!shelf) throw new Error(`there is no ${title}`)
  return shelf
}
const answer = (json: unknown, status = 200): Answer => ({
  ...{ status, headers: {}, text: '', json, ms: 0 },
  sent: { method: 'GET', path: '/', headers: {}, body: null },
})

describe('entries', () => {
  test('are listed with drafts, in every language', () => {
    expect(shelfOf('Book').listing).toBe(
      '/api/books?publicationState=preview&locale=all&pagination[pageSize]=100',
    )
    expect(shelfOf('Home').listing).toBe('/api/home?publicationState=preview')
    expect(shelfOf('users')).toMatchObject({
      listing: '/platform/api/admin/users/?limit=100',
      path: '/platform/api/content/authors/',
    })
  })

  test.each<[string, string, unknown, readonly string[]]>([
    ['Book', 'by their key', { data: [{ id: 1, attributes: { pages: 2, name: 'Emma' } }] }, ['Emma']],
    ['Book', 'or their id', { data: [{ id: 1, attributes: { pages: 2 } }] }, ['#1']],
    ['Home', 'of a single type', { data: { id: 1, attributes: { title: 'Welcome' } } }, ['Welcome']],
    ['Home', 'which may have none', { data: null }, []],
    ['posts', 'of a site', { posts: [{ id: 'a', title: 'Bridge' }] }, ['Bridge']],
    ['members', 'that have no title', { members: [{ id: 'a', email: 'a@b.example' }] }, ['a@b.example']],
  ])('%s: %s', (title, _, json, labels) => {
    expect(entriesIn(shelfOf(title), answer(json))?.map(({ label }) => label)).toEqual(labels)
  })

  test('are none where the answer is a refusal', () => {
    expect(entriesIn(shelfOf('Book'), answer({ error: {} }, 403))).toBeNull()
  })
})

test('those who look as if they may do most are tried first', () => {
  expect(callersToTry(world.callers, 'content')).toEqual(['token:full', 'public', 'user:ines'])
  expect(callersToTry(world.callers, 'platform')).toEqual(['session:olga@a.example', 'integration'])
  expect(callersToTry(['public'], 'platform')).toEqual(['public'])
})

test('a site’s content API is asked with its key', () => {
  expect(firstRequest(shelfOf('posts'), world.callers)).toMatchObject({ as: 'content-key' })
  expect(firstRequest(shelfOf('members'), world.callers)).toMatchObject({ as: 'session:olga@a.example' })
  expect(firstRequest(shelfOf('Book'), world.callers)).toMatchObject({ as: 'public' })
})

describe('a write', () => {
  const emma = { id: 7, label: 'Emma', values: { name: 'Emma', pages: 400, createdAt: 'x', author: {} } }
  const shown = ({ method, path, body }: ReturnType<typeof showingRequest>) =>
    `${method} ${path} ${body && JSON.stringify(JSON.parse(body))}`.trim()

  test.each([
    ['shows', showingRequest(shelfOf('Book'), emma), 'GET /api/books/7'],
    ['deletes', deletingRequest(shelfOf('Book'), emma), 'DELETE /api/books/7'],
    [
      'edits what can be written as it is shown',
      editingRequest(shelfOf('Book'), emma),
      'PUT /api/books/7 {"data":{"name":"Emma","pages":400}}',
    ],
    ['adds', addingRequest(shelfOf('Book')), 'POST /api/books {"data":{"name":"New book","pages":1}}'],
    [
      'makes a single entry',
      addingRequest(shelfOf('Home')),
      'PUT /api/home {"data":{"name":"New home","pages":1}}',
    ],
    [
      'edits a post, and says which one it knows',
      editingRequest(shelfOf('posts'), {
        id: 'a',
        label: '',
        values: { title: 'T', updated_at: 'U', html: '' },
      }),
      'PUT /platform/api/admin/posts/a/ {"posts":[{"title":"T","updated_at":"U"}]}',
    ],
    [
      'adds a member',
      addingRequest(shelfOf('members')),
      'POST /platform/api/admin/members/ {"members":[{"email":"new@example.com","name":"New"}]}',
    ],
  ])('%s', (_, request, expected) => {
    expect(shown(request)).toBe(expected)
  })
})
