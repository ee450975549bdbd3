import { expect, test } from 'vitest'
import type { RequestSpec } from './clause.ts'
import { impliedPremises } from './premises.ts'

const ADMIN = '/platform/api/admin'

function request(method: string, path: string, more: Partial<RequestSpec> = {}): RequestSpec {
  const plain = { headers: {}, body: undefined, as: 'integration', token: null, isExact: false }
  return { method, path, ...plain, door: 'rest', ...more }
}

const rows: readonly (readonly [what: string, spec: RequestSpec, rests: readonly string[]])[] = [
  ['a list', request('GET', `${ADMIN}/posts/?limit=1`), []],
  [
    'one of it',
    request('GET', `${ADMIN}/posts/<posts:a>/`),
    ['platform.admin-api.posts.read-details.in-a-list'],
  ],
  [
    'one of it in an older major, by its slug',
    request('GET', '/platform/api/v4/content/tags/slug/sea/?include=count'),
    ['platform.content-api.list-form.in-a-list'],
  ],
  ['what is deleted', request('DELETE', `${ADMIN}/posts/<posts:a>/`), []],
  [
    'what is added in a list',
    request('POST', `${ADMIN}/tags/`, { body: { tags: [{ name: 'x' }] } }),
    ['platform.admin-api.posts.read-details.in-a-list'],
  ],
  [
    'an edit, told by posts',
    request('PUT', `${ADMIN}/tags/<tags:a>/`, { body: {} }),
    ['platform.admin-api.posts.refused.edit-no-list'],
  ],
  [
    'an edit of posts, told by another resource',
    request('PUT', `${ADMIN}/posts/<posts:a>/`, { body: {} }),
    ['platform.admin-api.posts.refused.edit-no-list-of-pages'],
  ],
  [
    'a version, whatever the letters of the header',
    request('GET', `${ADMIN}/posts/`, { headers: { 'Accept-Version': 'v5.0' } }),
    ['platform.versioning.accept-version.letter'],
  ],
  [
    'a version without a letter',
    request('GET', `${ADMIN}/posts/`, { headers: { 'accept-version': '5.0' } }),
    [],
  ],
  ['an edit of the other service', request('PUT', '/api/articles/1', { body: { data: {} } }), []],
]

test.each(rows)('%s', (_, spec, rests) => {
  expect(impliedPremises(spec)).toEqual(rests)
})
