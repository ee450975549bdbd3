import { expect, test } from 'vitest'
import { type Said, type Shown, said, shown } from '../words.fixture.ts'

test.each<Said>([
  [
    '3-0.members-replace-subscribers',
    ['admin POST /subscribers/', { subscribers: [1] }],
    '/members/',
    {},
    { members: [1] },
  ],
  [
    '3-0.members-replace-subscribers',
    ['admin POST /members/', { members: [1] }],
    '/subscribers/',
    {},
    { subscribers: [1] },
  ],
  ['3-0.members-replace-subscribers', ['content GET /members/'], '/members/', {}],
  ['3-0.admin-endpoints', ['admin GET /members/1/'], '/members_of_later/1/', {}],
  ['3-0.admin-endpoints', ['content GET /members/1/'], '/members/1/', {}],
  ['3-0.code-injection', ['admin GET /settings/ghost_head/'], '/settings/codeinjection_head/', {}],
  ['3-0.code-injection', ['content GET /settings/ghost_head/'], '/settings/ghost_head/', {}],
  [
    '3-0.code-injection',
    ['admin GET /settings/title/', { settings: [{ key: 'ghost_foot', value: 1 }, { key: 5 }] }],
    '/settings/title/',
    {},
    { settings: [{ key: 'codeinjection_foot', value: 1 }, { key: 5 }] },
  ],
  [
    '3-0.code-injection-names',
    ['admin PUT /settings/', { settings: [{ key: 'codeinjection_head' }, { key: 'x' }] }],
    '/settings/',
    {},
    { settings: [{ key: 'codeinjection_head_of_later' }, { key: 'x' }] },
  ],
])('%s: %j is said in newer words', (change, old, path, query, json = {}) => {
  expect(said(change, ...old)).toEqual([path, query, json])
})

test.each<Shown>([
  [
    '3-0.attributes',
    'content GET /posts/',
    {
      posts: [
        {
          title: 'T',
          access: true,
          reading_time: 1,
          tags: [
            { slug: 'a', accent_color: null, og_image: null },
            { slug: 'b', og_image: null },
          ],
        },
      ],
    },
    { posts: [{ title: 'T', tags: [{ slug: 'a' }, { slug: 'b', og_image: null }] }] },
  ],
  [
    '3-0.attributes',
    'content GET /settings/',
    { settings: { timezone: 'Etc/UTC', lang: 'en', accent_color: '#f00' } },
    { settings: { active_timezone: 'Etc/UTC', default_locale: 'en' } },
  ],
  [
    '3-0.attributes',
    'admin GET /posts/',
    {
      posts: [
        { title: 'T', email: null, access: true, tags: [{ slug: 'a', og_image: null }] },
        { title: 'U' },
      ],
    },
    { posts: [{ title: 'T', access: true, tags: [{ slug: 'a' }] }, { title: 'U' }] },
  ],
  ['3-0.attributes', 'admin GET /site/', { site: { title: 'T', logo: null } }, { site: { title: 'T' } }],
  [
    '3-0.members-replace-subscribers',
    'admin GET /subscribers/',
    { members: [{ id: '1', note: 'n', subscribed: false }, { id: '2' }] },
    {
      subscribers: [
        { id: '1', status: 'unsubscribed' },
        { id: '2', status: 'subscribed' },
      ],
    },
  ],
  [
    '3-0.page-attribute',
    'content GET /pages/',
    { pages: [{}], posts: [{}, { page: true }] },
    { pages: [{ page: true }], posts: [{ page: false }, { page: true }] },
  ],
  ['3-0.page-attribute', 'content GET /pages/?fields=title', { pages: [{}] }, { pages: [{}] }],
  [
    '3-0.page-attribute',
    'content GET /pages/?fields=title,page',
    { pages: [{}] },
    { pages: [{ page: true }] },
  ],
  ['3-0.page-attribute', 'admin GET /pages/', { pages: [{}] }, { pages: [{}] }],
  [
    '3-0.primary-relations',
    'content GET /posts/',
    { posts: [{ primary_tag: 1 }] },
    { posts: [{ primary_tag: 1, primary_author: null }] },
  ],
  ['3-0.primary-relations', 'content GET /posts/?fields=id', { posts: [{}] }, { posts: [{}] }],
  ['3-0.primary-relations', 'admin GET /posts/', { posts: [{}] }, { posts: [{}] }],
  [
    '3-0.code-injection',
    'content GET /settings/',
    { settings: { codeinjection_head: 1, title: 2 } },
    { settings: { ghost_head: 1, title: 2 } },
  ],
  [
    '3-0.code-injection',
    'admin GET /settings/',
    { settings: [{ key: 'codeinjection_foot' }] },
    { settings: [{ key: 'ghost_foot' }] },
  ],
])('%s: the answer to %s is said in older words', (change, asked, json, older, major = 5) => {
  expect(shown(change, asked, 200, json, major)).toEqual([200, older])
})

test.each<[asked: string, status: number, older: number]>([
  ['admin DELETE /users/1/', 200, 204],
  ['admin DELETE /users/1/', 404, 404],
  ['admin PUT /users/1/', 200, 200],
  ['admin DELETE /posts/1/', 200, 200],
])('3-0.user-deletion-answer: %s is answered with %i, before with %i', (asked, status, older) => {
  expect(shown('3-0.user-deletion-answer', asked, status, {})[0]).toBe(older)
})
