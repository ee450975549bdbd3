import { expect, test } from 'vitest'
import type { Json } from '../../values.ts'
import { type Said, type Shown, said, shown } from '../words.fixture.ts'

test.each<Said>([
  ['2-0.authors', ['content GET /users/1/'], '/authors/1/', {}],
  ['2-0.authors', ['content GET /authors/1/'], '/users/1/', {}],
  ['2-0.authors', ['admin GET /users/1/'], '/users/1/', {}],
  ['2-0.relations-included', ['admin GET /posts/'], '/posts/', { include: ',' }],
  ['2-0.relations-included', ['admin GET /posts/1/'], '/posts/1/', { include: ',' }],
  ['2-0.relations-included', ['admin GET /posts/?include=tags'], '/posts/', { include: 'tags' }],
  ['2-0.relations-included', ['admin PUT /posts/'], '/posts/', {}],
  ['2-0.relations-included', ['content GET /posts/'], '/posts/', {}],
  ['2-0.relations-included', ['admin GET /tags/'], '/tags/', {}],
  [
    '2-0.first-generation-words',
    ['content GET /posts/?formats=html,amp,plaintext'],
    '/posts/',
    { formats: 'html,plaintext' },
  ],
  ['2-0.first-generation-words', ['content GET /posts/?formats=amp'], '/posts/', {}],
  [
    '2-0.first-generation-words',
    ['content GET /posts/?formats=mobiledoc'],
    '/posts/',
    { formats: 'mobiledoc' },
  ],
])('%s: %j is said in newer words', (change, old, path, query, json = {}) => {
  expect(said(change, ...old)).toEqual([path, query, json])
})

test.each<Shown>([
  ['2-0.authors', 'content GET /users/', { authors: [] }, { users: [] }],
  ['2-0.authors', 'content GET /posts/', { authors: [] }, { authors: [] }],
  ['2-0.authors', 'admin GET /users/', { authors: [] }, { authors: [] }],
  [
    '2-0.relations-included',
    'admin GET /posts/',
    { posts: [{ id: '1', tags: [], authors: [], primary_tag: null, primary_author: null }] },
    { posts: [{ id: '1' }] },
  ],
  [
    '2-0.relations-included',
    'admin GET /posts/?include=tags',
    { posts: [{ tags: [] }] },
    { posts: [{ tags: [] }] },
  ],
  ['2-0.relations-included', 'content GET /posts/', { posts: [{ tags: [] }] }, { posts: [{ tags: [] }] }],
  [
    '2-0.theme-engines',
    'admin GET /themes/',
    { themes: [{ name: 'a', warnings: [] }] },
    { themes: [{ name: 'a' }] },
  ],
])('%s: the answer to %s is said in older words', (change, asked, json, older, major = 5) => {
  expect(shown(change, asked, 200, json, major)).toEqual([200, older])
})

const unnamed = { errors: [{ context: 'Validation failed for posts.' }] }

test.each<[asked: string, status: number, json: Json, older: readonly [number, Json]]>([
  ['admin POST /subscribers/', 201, {}, [200, {}]],
  ['admin POST /members/', 201, {}, [201, {}]],
  [
    'admin GET /posts/x/',
    422,
    { errors: [{ message: 'Validation (matches) failed for id' }] },
    [404, { errors: [{ message: 'Resource not found.', errorType: 'NotFoundError' }] }],
  ],
  [
    'admin POST /posts/',
    422,
    unnamed,
    [400, { errors: [{ message: "No root key ('posts') provided.", errorType: 'BadRequestError' }] }],
  ],
  ['admin PUT /posts/', 422, unnamed, [422, unnamed]],
  ['admin POST /tags/', 422, unnamed, [422, unnamed]],
])('2-0.first-generation-words: %s is answered with %i', (asked, status, json, older) => {
  expect(shown('2-0.first-generation-words', asked, status, json)).toEqual(older)
})
